"""Numba's own target turned to wasm32: before the kernel is imported, in a process of its own.

Numba lowers for the machine its code generator speaks of. Once that is a WebAssembly machine,
sizes, layouts and LLVM's passes fit by themselves. It leans on parts of Numba nobody promises;
`docs/adr/0018-the-kernel-in-the-browser.md` names them, and `check` says so if they are gone.
"""

from typing import Any, Final

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils, codegen, dispatcher, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2023 knows; no relaxed SIMD, whose floats may differ."""
FAILED: Final = -(2**31)
"""What an exported function answers if Numba's status says it failed."""
PARTS: Final = {
    codegen: ("AOTCodeLibrary", "CPUCodegen", "JITCPUCodegen"),
    codegen.CPUCodegen: ("_init", "_create_empty_module", "create_library"),
    codegen.CPUCodeLibrary: ("_get_module_for_linking", "_optimize_final_module"),
    dispatcher.Dispatcher: ("enable_caching", "compile"),
}
"""The parts of Numba this is built upon."""

locked: Any = global_compiler_lock

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


class RecipeBroken(Exception):
    """This version of Numba cannot be pointed at WebAssembly as it is done here."""


def check() -> None:
    """Say in words what is missing, if another Numba has moved its parts."""
    gone = [
        f"{getattr(owner, '__name__', owner)}.{name}"
        for owner, names in PARTS.items()
        for name in names
        if not hasattr(owner, name)
    ]
    if gone:
        raise RecipeBroken(
            f"Numba {numba.__version__} has no {', '.join(gone)}: the kernel cannot be compiled "
            "for browsers with it. Pin the version of constraints.txt, or mend ebbes/wasm/target.py"
        )


class Library(codegen.AOTCodeLibrary):
    """Functions that are only built, never called here."""

    def get_pointer_to_function(self, name: str) -> int:
        """Any address but none."""
        return 1


class Codegen(codegen.CPUCodegen):
    """No engine: modules are linked, optimised for wasm32 and written as an object."""

    _library_class = Library

    def _init(self, llvm_module: Any) -> None:
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(
            cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(cgutils.normalize_ir_text(name))  # type: ignore[no-untyped-call]
        module.triple = TRIPLE
        if self._data_layout is not None:  # the very first module is made to find it
            module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        """There is no engine to add it to."""

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing runs here."""

    def magic_tuple(self) -> tuple[str, str, str]:
        """What compiled code depends on."""
        return (TRIPLE, "generic", FEATURES)


def turn() -> None:
    """From now on this process compiles for browsers only."""
    check()
    setattr(codegen, "JITCPUCodegen", Codegen)  # noqa: B010 - replaced on purpose
    setattr(dispatcher.Dispatcher, "enable_caching", lambda self: None)  # noqa: B010 - likewise


def new_library() -> Any:
    """A library to export functions from."""
    return cpu_target.target_context.codegen().create_library("ebbes")


@locked  # type: ignore[untyped-decorator]  # its lock has no types
def export(library: Any, name: str, function: Any, signature: Any) -> None:
    """Compile a function and export it with the plain C convention.

    It answers an int, or 0 where Python answers nothing; `FAILED` if it raised.
    """
    jitted = numba.njit(error_model="numpy")(function)
    jitted.compile(signature)
    made: Any = jitted.overloads[signature.args]
    context, described = made.target_context, made.fndesc
    convention = context.call_conv
    module = library.create_ir_module(f"export_{name}")
    inner = convention.get_function_type(described.restype, described.argtypes)
    callee = ir.Function(module, inner, described.llvm_func_name)
    values = [context.get_value_type(each) for each in described.argtypes]
    word = ir.IntType(32)
    outer = ir.Function(module, ir.FunctionType(word, values), name)
    builder = ir.IRBuilder(outer.append_basic_block("entry"))
    status, answer = convention.call_function(
        builder, callee, described.restype, described.argtypes, outer.args
    )
    is_void = described.restype in (types.none, types.void)
    builder.ret(builder.select(status.is_error, word(FAILED), word(0) if is_void else answer))
    library.add_ir_module(module)
    library.add_linking_library(made.library)


@locked  # type: ignore[untyped-decorator]  # its lock has no types
def object_of(library: Any, exported: set[str]) -> bytes:
    """An object file: everything is hidden but the exports, and optimised as a whole."""
    whole = library._final_module
    for other in dict.fromkeys(library._linking_libraries):
        whole.link_in(other._get_module_for_linking(), preserve=True)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration and not variable.name.startswith("llvm."):
            variable.linkage = "internal"
    library._optimize_final_module()
    whole.verify()
    return bytes(library._codegen._tm.emit_object(whole))
