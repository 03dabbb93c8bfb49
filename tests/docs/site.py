"""Builds the documentation as a site from docs/ and the rulebooks: `make site`.

The pages are gathered in a folder where Sphinx finds them; a link that leads nowhere fails the build. The site is
then in build/site/html, ready for any web server, and packed for `postroad serve`, which shows it at /docs/.
"""

import gzip
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from postroad.i18n import LANGUAGES
from postroad.server.http.documents import PACKED, PICTURES
from tests.docs import rulebooks

ROOT: Final = Path(__file__).resolve().parent.parent.parent
DRAWN: Final = ROOT / "src" / "postroad" / "web" / "rulebook"
BESIDE: Final = {  # pages at the project's root, and what they are called here
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
_OUTWARD: Final = re.compile(r"\]\(((?:\.\./)+)([^)#\s]+)(#[^)]*)?\)")
_AMONG: Final = re.compile(rf"\]\(({'|'.join(map(re.escape, BESIDE))})")
_LINK: Final = re.compile(r"\]\(([^)#\s]+\.md)[^)]*\)")
_INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Site:
    """The documentation, built in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.pages = folder / "pages"
        self.html = folder / "html"
        self._trees = folder / "doctrees"

    def gather(self) -> None:
        """Put all pages into one folder, with links that hold there."""
        shutil.rmtree(self.pages, ignore_errors=True)
        shutil.copytree(ROOT / "docs", self.pages)
        (self.pages / "_static").mkdir()
        shutil.copy(ROOT / "client" / "public" / "icon.svg", self.pages / "_static")
        for name, here in BESIDE.items():
            text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
            (self.pages / here).write_text(_AMONG.sub(lambda found: f"]({BESIDE[found[1]]}", text), encoding="utf-8")
        for page in sorted(self.pages.rglob("*.md")):
            page.write_text(self._inward(page), encoding="utf-8")
        for game in rulebooks.SLUGS:
            for language in LANGUAGES:
                rulebooks.write(game, language, self.pages)
                _unpack(DRAWN / game / language, self.pages / "_extra" / PICTURES / game / language)
        index = self.pages / "index.md"
        index.write_text(self._with_contents(index.read_text(encoding="utf-8")), encoding="utf-8")

    def build(self) -> None:
        """Gather, and build with warnings as errors."""
        self.gather()
        shutil.rmtree(self.html, ignore_errors=True)
        asked = ["-W", "--keep-going", "-q", "-b", "html", "-d", str(self._trees), str(self.pages), str(self.html)]
        done = subprocess.run([sys.executable, "-m", "sphinx", *asked], stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"The documentation does not build:\n{done.stderr}")
        self._without_inline_scripts()

    def pack(self, into: Path) -> None:
        """Write the site as one file. The package has the rulebooks' pictures already."""
        with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path in sorted(self.html.rglob("*")):
                name = path.relative_to(self.html)
                if path.is_file() and name.parts[0] not in (PICTURES, ".buildinfo") and name.suffix != ".map":
                    packed.write(path, name.as_posix())

    def _inward(self, page: Path) -> str:
        """The page with its links out of docs/ leading to copies within the site."""
        up = "../" * (len(page.relative_to(self.pages).parts) - 1)

        def link(found: re.Match[str]) -> str:
            name, anchor = found[2], found[3] or ""
            if name in BESIDE:
                return f"]({up}{BESIDE[name]}{anchor})"
            target = self._listing(name) if (ROOT / name).is_dir() else self._copy(name)
            return f"]({up}{target.relative_to(self.pages).as_posix()})"

        return _OUTWARD.sub(link, page.read_text(encoding="utf-8"))

    def _copy(self, name: str) -> Path:
        target = self.pages / "files" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
        return target

    def _listing(self, folder: str) -> Path:
        """A page with the files of a folder of the project."""
        names = sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).iterdir() if path.is_file())
        for name in names:
            self._copy(name)
        page = self.pages / "files" / f"{folder}.md"
        page.write_text(f"# {folder}\n\n" + "\n".join(f"- [{name}]({name})" for name in names) + "\n", encoding="utf-8")
        return page

    def _with_contents(self, index: str) -> str:
        """The index with what Sphinx makes the side bar of: each group of links there, the rulebooks before them."""
        groups = {"Rulebooks": rulebooks.names()}
        for title, links in re.findall(r"^(\S.*)\n: (.*)$", index, re.MULTILINE):
            groups[title] = [page.removesuffix(".md") for page in _LINK.findall(links)]
        listed = {page for pages in groups.values() for page in pages}
        names = {page.relative_to(self.pages).with_suffix("").as_posix() for page in self.pages.rglob("*.md")}
        groups["More"] = sorted(names - listed - {"index"})
        return index + "\n" + "\n".join(_tree(title, entries) for title, entries in groups.items())

    def _without_inline_scripts(self) -> None:
        """Move scripts that stand in pages into files, so that a server can forbid those that someone smuggles in."""
        scripts: dict[str, str] = {}
        for page in sorted(self.html.rglob("*.html")):
            up = "../" * (len(page.relative_to(self.html).parts) - 1)

            def moved(found: re.Match[str], up: str = up) -> str:
                name = scripts.setdefault(found[1], f"inline{len(scripts)}.js")
                return f'<script src="{up}_static/{name}"></script>'

            page.write_text(_INLINE.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")
        for text, name in scripts.items():
            (self.html / "_static" / name).write_text(text, encoding="utf-8")


def _unpack(drawn: Path, into: Path) -> None:
    """Copy the pictures of a rulebook, which the package keeps compressed, as any web server can show them."""
    into.mkdir(parents=True)
    for picture in sorted(drawn.glob("*.svg.gz")):
        (into / picture.stem).write_bytes(gzip.decompress(picture.read_bytes()))


def _tree(title: str, entries: list[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {title}", "", *entries, "```", ""])


if __name__ == "__main__":
    site = Site(ROOT / "build" / "site")
    site.build()
    site.pack(PACKED)
