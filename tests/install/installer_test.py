"""The installer for Windows speaks every language of the program: installer_test.py ROOT."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
script = (ROOT / "resources" / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
catalogues = list((ROOT / "translations").glob("*.ts"))
spoken = re.findall(r"^!insertmacro MUI_LANGUAGE (\w+)$", script, re.MULTILINE)
assert len(spoken) == len(set(spoken)) == len(catalogues) > 0, f"{spoken} for {len(catalogues)} catalogues"
# What a language has no words for, the installer would leave empty.
for name in set(re.findall(r"^LangString (\w+)", script, re.MULTILINE)):
    words = re.findall(rf'^LangString {name} \${{LANG_(\w+)}} ".+"$', script, re.MULTILINE)
    assert sorted(words) == sorted(language.upper() for language in spoken), f"{name} is there in {words}"
