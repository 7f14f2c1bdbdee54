# The two commands of the README set up all they need in .venv, by themselves.
#
#   make play      one game in the terminal
#   make test      everything that must hold: checks, tests, coverage
#
#   make check     format, lint, types, import contracts
#   make bench     how fast, beside a yardstick, in one run
#   make oracle    the engine against the naive second implementation, 2,000 games
#   make fuzz      100,000 hostile inputs for the record parser
#   make mutants   mutation testing of the rules
#   make golden    write the golden games anew; read the difference before you commit it

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

define install
@echo "setting up .venv for: $(1) ..."
@test -x $(BIN)/python || $(PYTHON) -m venv .venv
@$(PIP) install uv -c constraints.txt \
	&& $(BIN)/uv pip install -q --python $(BIN)/python -e '.[$(1)]' -c constraints.txt \
	|| $(PIP) install -e '.[$(1)]' -c constraints.txt
@touch $@
endef

.PHONY: play test check bench oracle fuzz mutants golden constraints clean

play: .venv/.cli
	@$(BIN)/ebbes play

test: check
	$(BIN)/pytest -n auto --cov --cov-report=term

check: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.bench
	$(BIN)/python -m bench.engine

oracle: .venv/.dev
	EBBES_ORACLE_GAMES=2000 $(BIN)/pytest -n auto tests/oracle

fuzz: .venv/.dev
	EBBES_FUZZ_INPUTS=100000 $(BIN)/pytest -n auto tests/record/test_fuzz.py

mutants: .venv/.dev
	$(BIN)/mutmut run
	$(BIN)/mutmut results

golden: .venv/.dev
	$(BIN)/python -m tests.golden.write

constraints: .venv/.dev
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal \
		--no-header --no-annotate -q -o constraints.txt

clean:
	rm -rf .venv mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

.venv/.cli: pyproject.toml constraints.txt
	$(call install,cli)

.venv/.dev: pyproject.toml constraints.txt
	$(call install,dev)

.venv/.bench: pyproject.toml constraints.txt
	$(call install,bench)
