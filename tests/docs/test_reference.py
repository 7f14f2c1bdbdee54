"""Tests of `docs/reference`: what is public exists, is explained, and stands on its page."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reference"
ROOMS = sorted(page.stem for page in PAGES.glob("[a-z]*.md"))
LISTED = re.compile(r"^::: (\S+)\n    options:\n(?:      .*\n)*?      members: \[(.+)\]$", re.M)

every_room = pytest.mark.parametrize("room", ROOMS)


def source(module: str) -> Path:
    """The file of a module or a package."""
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    """The syntax of a module."""
    return ast.parse(source(module).read_text(encoding="utf-8"))


def homes(package: str) -> dict[str, str]:
    """The public names of a package, each with its full one, as its imports tell."""
    found = {
        name.name: f"{node.module}.{name.name}"
        for node in ast.walk(tree_of(package))
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }
    return {name: found[name] for name in import_module(package).__all__}


def docstrings(module: str) -> dict[str, str]:
    """What a module says of its names: in their docstrings, or in the line below a value."""
    found = {}
    body = tree_of(module).body
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        match node, below:
            case ((ast.ClassDef(name=name) | ast.FunctionDef(name=name)), _):
                found[name] = ast.get_docstring(node) or ""
            case (
                ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]),
                ast.Expr(ast.Constant(str(text))),
            ):
                found[name] = text
            case _:
                pass
    return found


def explained(full_name: str) -> bool:
    """Whether a name has a docstring, or is a module with one."""
    module, _, name = full_name.rpartition(".")
    if source(full_name).exists():
        return bool(ast.get_docstring(tree_of(full_name)))
    return bool(docstrings(module).get(name))


def listed(room: str) -> set[str]:
    """The full names a page lists, and those of the modules it heads with their name."""
    page = (PAGES / f"{room}.md").read_text(encoding="utf-8")
    names = {
        f"{module}.{name}"
        for module, members in LISTED.findall(page)
        for name in members.split(", ")
    }
    return names | set(re.findall(r"^::: (\S+)\n    options:\n      show_root_heading", page, re.M))


def in_a_new_process(program: str) -> str:
    """What a program prints in a Python of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_every_room_of_the_library_has_a_page() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "ebbes").glob("*/__init__.py")}
    assert set(ROOMS) == packages - {"bench", "cli", "server", "wasm"}


@pytest.mark.parametrize("package", ["ebbes", *(f"ebbes.{room}" for room in ROOMS)])
def test_every_public_name_exists_and_is_explained(package: str) -> None:
    module = import_module(package)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []
    assert [name for name, home in homes(package).items() if not explained(home)] == []


@every_room
def test_a_page_lists_what_its_room_has_for_others_and_nothing_else(room: str) -> None:
    public = set(homes(f"ebbes.{room}").values())
    extra = {"ebbes.research.ebbes_v0.env"}  # by custom, it is asked for through its module
    assert listed(room) - extra == public


def test_the_first_page_links_to_every_name_that_ebbes_itself_has() -> None:
    page = (PAGES / "README.md").read_text(encoding="utf-8")
    links = dict(re.findall(r"\[`(\w+)`\]\[([\w.]+)\]", page))
    assert links == homes("ebbes")
    assert set(links.values()) <= set().union(*map(listed, ROOMS))


@every_room
def test_every_import_on_a_page_works(room: str) -> None:
    page = (PAGES / f"{room}.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.M)
    for line in re.findall(r"^(?:from|import) .+$", program, re.M):
        exec(line, {})


@pytest.mark.parametrize("room", ["rules", "words"])
def test_what_a_page_claims_is_true(room: str) -> None:
    page = (PAGES / f"{room}.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.M)
    assert "assert" in program
    exec(compile(program, f"{room}.md", "exec"), {})


def test_names_fetched_late_are_the_same_however_they_are_imported() -> None:
    program = (
        "from ebbes.bots.opinion import explain as inner; from ebbes.bots import explain;"
        "from ebbes.record import parse_view; from ebbes.record.snapshot import parse_view as deep;"
        "print(inner is explain, parse_view is deep)"
    )
    assert in_a_new_process(program) == "True True"


@pytest.mark.parametrize("room", ["record", "bots"])
def test_a_name_nobody_has_is_missing_as_in_any_module(room: str) -> None:
    module = import_module(f"ebbes.{room}")
    with pytest.raises(AttributeError, match=f"module 'ebbes.{room}' has no attribute 'nonsense'"):
        _ = module.nonsense


def test_importing_ebbes_fetches_nothing_that_is_fetched_late() -> None:
    late = ("choice", "names", "snapshot", "text", "view_check", "summary")
    program = (
        f"import sys, ebbes; print([m for m in {late} if f'ebbes.record.{{m}}' in sys.modules])"
    )
    assert in_a_new_process(program) == "[]"


def test_importing_bots_and_arena_needs_no_extra() -> None:
    heavy = ("numpy", "numba", "ray", "pyspiel", "pydantic", "typer")
    program = f"""
import sys, ebbes.bots, ebbes.arena
print([m for m in {heavy} if m in sys.modules])
"""
    assert in_a_new_process(program) == "[]"


def test_importing_the_kernel_compiles_nothing() -> None:
    program = """
import sys, numba.core.registry, ebbes.kernel, ebbes.training
rooms = [m for name, m in sys.modules.items() if name.startswith("ebbes.")]
values = [value for room in rooms for value in vars(room).values()]
found = {id(v): v for v in values if isinstance(v, numba.core.registry.CPUDispatcher)}
print(len(found) > 5, sum(len(v.signatures) for v in found.values()))
"""
    assert in_a_new_process(program) == "True 0"
