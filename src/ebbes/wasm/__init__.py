"""The kernel for browsers: the same functions, compiled by the same Numba to WebAssembly.

`python -m ebbes.wasm FOLDER` writes the modules and the weights; it needs the extra `wasm`.
"""
