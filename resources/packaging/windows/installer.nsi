; The installer for Windows: for the person who starts it, without an administrator. tools/windows starts it:
;   makensis -DVERSION=... -DFOLDER=what is installed -DFILES=a file of Delete lines -DLANGUAGES=a file with the languages,
;       and NAME and RECORD in each -DOUTPUT=... installer.nsi
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
AllowSkipFiles off

!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\MexicanTrain"
!define TYPE "MexicanTrain.Record"

Name "$(NAME)"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Mexican Train"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey CompanyName "The Mexican Train developers"
VIAddVersionKey ProductName "Mexican Train"
VIAddVersionKey FileDescription "Mexican Train"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT License"

!define MUI_ICON mexican-train.ico
!define MUI_UNICON mexican-train.ico
!define MUI_FINISHPAGE_RUN "$INSTDIR\mexican-train.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Those of the program, from its catalogues; which of them is used, Windows says.
!include "${LANGUAGES}"

LangString RUNS ${LANG_ENGLISH} "$(NAME) is running. Close it, then try again."
LangString RUNS ${LANG_GERMAN} "$(NAME) läuft noch. Beende es und versuche es dann noch einmal."
LangString RUNS ${LANG_FRENCH} "$(NAME) est ouvert. Ferme-le, puis réessaie."
LangString RUNS ${LANG_SPANISH} "$(NAME) está abierto. Ciérralo e inténtalo de nuevo."
LangString RUNS ${LANG_ITALIAN} "$(NAME) è aperto. Chiudilo, poi riprova."
LangString RUNS ${LANG_POLISH} "$(NAME) jest uruchomiony. Zamknij grę i spróbuj ponownie."
LangString RUNS ${LANG_CZECH} "$(NAME) je spuštěný. Zavři hru a zkus to znovu."
LangString RUNS ${LANG_UKRAINIAN} "Гру «$(NAME)» запущено. Закрий її й спробуй ще раз."
LangString RUNS ${LANG_RUSSIAN} "Игра «$(NAME)» запущена. Закрой её и попробуй ещё раз."
LangString RUNS ${LANG_SIMPCHINESE} "$(NAME)正在运行。请先关闭它，然后再试一次。"

; A program that runs holds its files: nothing is changed under it. In silence that is an end with a code of its own.
!macro CLOSED FOLDER
    !insertmacro ONE_CLOSED "${FOLDER}\mexican-train.exe"
    !insertmacro ONE_CLOSED "${FOLDER}\mexican-train-cli.exe"
!macroend
!macro ONE_CLOSED PROGRAM
    !define ID ${__COUNTER__}
again${ID}:
    IfFileExists "${PROGRAM}" 0 closed${ID}
    ClearErrors
    FileOpen $0 "${PROGRAM}" a
    IfErrors running${ID}
    FileClose $0
    Goto closed${ID}
running${ID}:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY again${ID}
    SetErrorLevel 3
    Abort
closed${ID}:
    !undef ID
!macroend

Section
    !insertmacro CLOSED "$INSTDIR"
    ; What an older version has brought goes first, or what the new one does without would stay for ever. It may lie in
    ; another folder.
    ReadRegStr $R0 HKCU "${KEY}" "InstallLocation"
    StrCmp $R0 "" gone
    IfFileExists "$R0\uninstall.exe" 0 gone
    !insertmacro CLOSED "$R0"
    ClearErrors
    ExecWait '"$R0\uninstall.exe" /S _?=$R0' $1
    ; One that cannot even be started must not be in the way for ever.
    IfErrors gone
    StrCmp $1 0 +3
    SetErrorLevel 3
    Abort
    ; It cannot take away itself and its folder while it runs there.
    Delete "$R0\uninstall.exe"
    RMDir "$R0"
gone:
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\mexican-train.exe"
    ; Whoever uninstalls may have another language by then.
    WriteRegStr HKCU "${KEY}" "Shortcut" "$SMPROGRAMS\$(NAME).lnk"

    ; A saved game is opened by a double click.
    WriteRegStr HKCU "Software\Classes\.mtrain" "" "${TYPE}"
    WriteRegStr HKCU "Software\Classes\.mtrain\OpenWithProgids" "${TYPE}" ""
    WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(RECORD)"
    WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\mexican-train.exe,1"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\mexican-train.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    WriteRegStr HKCU "${KEY}" "DisplayName" "$(NAME)"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Mexican Train developers"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\mexican-train.exe"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; What was installed, file by file: the folder may hold something of somebody's own. Saved games and settings lie elsewhere.
Section Uninstall
    !insertmacro CLOSED "$INSTDIR"
    !include "${FILES}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ReadRegStr $0 HKCU "${KEY}" "Shortcut"
    Delete $0
    ReadRegStr $0 HKCU "Software\Classes\.mtrain" ""
    StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.mtrain" ""
    DeleteRegValue HKCU "Software\Classes\.mtrain\OpenWithProgids" "${TYPE}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.mtrain\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.mtrain"
    DeleteRegKey HKCU "Software\Classes\${TYPE}"
    DeleteRegKey HKCU "${KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
