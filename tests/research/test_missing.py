"""Without a framework, importing its adapter says what to install; the rest works."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in {names!r}:
    sys.modules[name] = None
import postroad.research.batch
try:
    import {module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "names", "extra"),
    [
        ("postroad.research.pettingzoo_env", ["pettingzoo"], "research"),
        ("postroad.research.gymnasium_env", ["gymnasium"], "research"),
        ("postroad.research.openspiel_game", ["pyspiel"], "openspiel"),
    ],
)
def test_a_missing_framework_is_named(module: str, names: list[str], extra: str) -> None:
    code = BLOCKED.format(names=names, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    package = names[0].replace("pyspiel", "open_spiel")
    assert done.stdout.strip() == f"{package} is not installed: pip install 'postroad[{extra}]'"
