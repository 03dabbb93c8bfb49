"""The page inside the package."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("src", "client", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")


@pytest.mark.slow
def test_a_wheel_from_the_sources_holds_the_built_page(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules", "web")
    for name in NEEDED:
        source, target = ROOT / name, tmp_path / "project" / name
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(source, target, ignore=left_out) if source.is_dir() else shutil.copy(source, target)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(
        command, cwd=tmp_path / "project", env={**os.environ, "POSTROAD_PURE": "1"}, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert "postroad/web/index.html" in names
    assert [name for name in names if name.startswith("postroad/web/assets/") and name.endswith(".js")]
