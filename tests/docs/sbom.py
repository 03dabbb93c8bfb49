"""Writes what is inside as CycloneDX JSON, from what is installed and from the page's lock: `make sbom`."""

import base64
import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
_NAME = re.compile(r"[A-Za-z0-9._-]+")
SERVED = re.compile(r"""extra == ['"](server|play)['"]""")


def needed(name: str, seen: dict[str, metadata.Distribution]) -> None:
    """Add a package and all that it needs, as far as it is installed; extras do not count."""
    plain = re.sub(r"[-_.]+", "-", name).lower()
    if plain in seen:
        return
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:  # for another system
        return
    seen[plain] = found
    for wanted in found.requires or []:
        match = _NAME.match(wanted)
        if match and "extra ==" not in wanted:
            needed(match[0], seen)


def component(name: str, version: str, kind: str, licence: str, digest: str = "") -> dict[str, Any]:
    """One part, as CycloneDX has it."""
    made: dict[str, Any] = {"type": "library", "name": name, "version": version, "purl": f"pkg:{kind}/{name}@{version}"}
    if licence:
        made["licenses"] = [{"license": {"name": licence}}]
    if digest.startswith("sha512-"):
        content = base64.b64decode(digest.removeprefix("sha512-")).hex()
        made["hashes"] = [{"alg": "SHA-512", "content": content}]
    return made


def _licence(one: metadata.Distribution) -> str:
    found = one.metadata.json
    return str(found.get("license_expression") or found.get("license") or "").partition("\n")[0]


def document() -> dict[str, Any]:
    """The whole bill of materials of server and page."""
    seen: dict[str, metadata.Distribution] = {}
    needed("postroad", seen)
    own = seen.pop("postroad")
    for wanted in own.requires or []:  # of the extras, those that a server is installed with
        match = _NAME.match(wanted)
        if match and SERVED.search(wanted):
            needed(match[0], seen)
    seen.pop("postroad", None)  # one extra names another
    parts = [component(name, one.version, "pypi", _licence(one)) for name, one in sorted(seen.items())]
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    for path, one in sorted(lock["packages"].items()):
        if path and not one.get("dev"):
            name = path.removeprefix("node_modules/")
            parts.append(component(name, one["version"], "npm", one.get("license", ""), one.get("integrity", "")))
    about = {"component": {"type": "application", "name": "postroad", "version": own.version}}
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": about, "components": parts}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1)
    sys.stdout.write("\n")
