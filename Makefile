# The commands of the README set up all they need in .venv, by themselves.
#
#   make play      one game in the terminal
#   make serve     a server for people and bots, until Ctrl-C
#   make test      everything that must hold: checks, tests, coverage
#
#   make check     format, lint, types, import contracts
#   make bench     how fast, beside a yardstick, in one run
#   make oracle    the engine against the naive second implementation, 20,000 games
#   make fuzz      100,000 hostile inputs for the record parser
#   make siege     servers killed 200 times while parties play, and nothing lost
#   make load      how much a server carries, beside a bare one
#   make abuse     100,000 hostile messages for a server
#   make mutants   mutation testing of the rules
#   make golden    write the golden games anew; read the difference before you commit it
#   make perft     write the perft numbers anew, where oracle and engine agree on them
#   make protocol  write the JSON Schema of the wire and its TypeScript anew

PYTHON ?= python3
BIN := .venv/bin
SERVER := cli,server
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "ebbes needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
@echo "setting up .venv for: $(1) ..."
@$(BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
@$(PIP) install uv -c constraints.txt \
	&& $(BIN)/uv pip install -q --python $(BIN)/python -e '.[$(1)]' -c constraints.txt \
	|| $(PIP) install -e '.[$(1)]' -c constraints.txt
@touch $@
endef

.PHONY: play serve test check bench oracle fuzz siege abuse load mutants golden perft protocol constraints clean

play: .venv/.cli
	@$(BIN)/ebbes play

serve: .venv/.server
	@$(BIN)/ebbes serve

# These run without measuring coverage: the long comparisons would take four times as long, and the
# server's greenlets can make the tracer hang.
LONG := tests/oracle tests/perft tests/record/test_fuzz.py tests/client tests/server

test: check
	$(BIN)/pytest -n auto --cov --cov-report=term $(addprefix --ignore=,$(LONG))
	$(BIN)/pytest -n auto $(LONG)

check: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.bench
	$(BIN)/ebbes bench

oracle: .venv/.dev
	EBBES_ORACLE_GAMES=20000 $(BIN)/pytest -n auto tests/oracle

fuzz: .venv/.dev
	EBBES_FUZZ_INPUTS=100000 $(BIN)/pytest -n auto tests/record/test_fuzz.py

siege: .venv/.dev
	EBBES_KILLS=200 EBBES_KILL_TABLES=50 $(BIN)/pytest -n auto tests/server/siege/test_kill.py

load: .venv/.dev
	$(BIN)/python -m bench.load

abuse: .venv/.dev
	EBBES_ABUSE_MESSAGES=100000 $(BIN)/pytest tests/server/test_abuse.py

mutants: .venv/.dev
	$(BIN)/mutmut run
	$(BIN)/mutmut results
	$(BIN)/mutmut export-cicd-stats
	$(BIN)/python -m tests.mutants

golden: .venv/.dev
	$(BIN)/python -m tests.golden.write

perft: .venv/.dev
	$(BIN)/python -m tests.perft.write

protocol: .venv/.dev
	$(BIN)/python -m tests.protocol.write

constraints: .venv/.dev
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal \
		--no-header --no-annotate -q -o constraints.txt

clean:
	rm -rf .venv mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

.venv/.cli: pyproject.toml constraints.txt
	$(call install,cli)

.venv/.server: pyproject.toml constraints.txt
	$(call install,$(SERVER))

.venv/.dev: pyproject.toml constraints.txt
	$(call install,dev)

.venv/.bench: pyproject.toml constraints.txt
	$(call install,bench)
