"""The files that a code host reads keep to its schemas; they cannot be run here."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
FIELDS = {"textarea", "input", "dropdown", "checkboxes"}


def test_workflows_keep_to_their_schema_and_end() -> None:
    for schema in ("vendor.github-workflows", "custom.github-workflows-require-timeout"):
        asked = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, WORKFLOWS)]
        done = subprocess.run(asked, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_has_what_a_form_needs(path: Path) -> None:
    """As the code host documents it: a name, a description, fields with labels, ids that differ."""
    form: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(ids) == len(set(ids))
    for field in form["body"]:
        assert field["type"] in FIELDS
        assert field["attributes"]["label"]
        assert (field["type"] == "dropdown") == bool(field["attributes"].get("options"))
    assert any(field.get("validations", {}).get("required") for field in form["body"])
