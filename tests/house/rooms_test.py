"""Links, includes and imports only point downward: rooms_test.py ROOT ROOMS, where ROOMS is what the build knows."""
import pathlib
import sys

import rooms

plan = rooms.plan(pathlib.Path(sys.argv[2]).read_text())
found = rooms.faults(pathlib.Path(sys.argv[1]), plan)
edges = sum(len(uses) for uses in plan.values())
circles = sum(fault.endswith("a circle") for fault in found)
print(*found, f"{len(plan)} rooms, {edges} edges, {circles} circles", sep="\n")
sys.exit(1 if found or len(plan) < 20 else 0)
