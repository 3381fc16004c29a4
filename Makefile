# make play, make test: all set-up included, on a machine with Python 3.11, gcc, make and git.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.po' -o -name '*.csv' -o -path '*/notebook/board.*')
WEB := $(shell find web -name node_modules -prune -o -type f -print)
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
WORKERS ?= $(shell nproc)

.PHONY: play test test-compiled test-browser test-uncompiled check client bench train docs pictures golden catalogues compile clean

play: $(VENV)/compiled  ## set up everything and open the table
	$(BIN)/liferaft serve

test: $(VENV)/node catalogues  ## the whole suite, compiled and uncompiled
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target check $(VENV)/compiled
	$(MAKE) --no-print-directory test-compiled test-browser test-uncompiled

SUITE := -P -m pytest -n $(WORKERS) --dist worksteal

test-compiled: $(VENV)/compiled
	LIFERAFT_EXPECTS=compiled $(BIN)/python $(SUITE) --ignore tests/browser

# In processes of their own, since Playwright keeps an event loop running; once, on the package as it is installed.
test-browser: $(VENV)/compiled $(VENV)/browser
	$(BIN)/python $(SUITE) tests/browser

test-uncompiled: $(VENV)/tools catalogues client
	LIFERAFT_EXPECTS=uncompiled PYTHONPATH=src $(BIN)/python $(SUITE) --ignore tests/browser

check: $(VENV)/tools $(VENV)/node catalogues  ## formatting, types, imports, rule coverage
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python -P -m pytest tests/house
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test

client: $(VENV)/tools  ## the browser's part, bundled into the package
	@$(BIN)/python hatch_build.py client

docs: $(VENV)/tools catalogues  ## the tables of the game pages, from the tables in code
	PYTHONPATH=src $(BIN)/python -P docs/write_tables.py
	PYTHONPATH=src $(BIN)/python -P docs/write_layouts.py

pictures: $(VENV)/compiled $(VENV)/browser  ## the pictures of the README: seeded games in a browser
	$(BIN)/python -P docs/write_pictures.py

bench: $(VENV)/bench $(VENV)/compiled  ## speed figures beside OpenSpiel's, of bots, tables and environments
	$(BIN)/python -P -m liferaft bench --uncompiled src
	$(BIN)/python -P bench/bots.py
	$(BIN)/python -P bench/tables.py
	$(BIN)/python -P bench/rl.py

train: $(VENV)/compiled  ## the learning curves of the docs: ten minutes and less for each game
	$(BIN)/python examples/train.py rescue --curve docs/pictures/learning_rescue.svg
	$(BIN)/python examples/train.py forbidden_island --curve docs/pictures/learning_forbidden_island.svg

golden: $(VENV)/compiled  ## write the golden playthroughs anew; review the diff
	$(BIN)/python -P tests/write_golden.py

catalogues: $(VENV)/tools  ## message catalogues for running from src
	@$(BIN)/python hatch_build.py

compile: $(VENV)/compiled  ## the compiled package in the virtual environment

$(VENV)/tools: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	HATCH_BUILD_NO_HOOKS=true $(PIP) install --editable '.[dev]'
	@touch $@

# The wheel is built from a source archive, so that no compiled module lands in src.
$(VENV)/compiled: $(VENV)/tools $(SOURCES) $(WEB) hatch_build.py
	rm -rf build/wheel
	$(BIN)/python -m build --no-isolation --outdir build/wheel . > build.log 2>&1 || { cat build.log; exit 1; }
	@rm -f build.log
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# What checks and tests the client.
$(VENV)/node: $(VENV)/tools web/package-lock.json hatch_build.py
	$(BIN)/python hatch_build.py tools
	@touch $@

# A browser for the tests: Chromium of the system, which root may install.
$(VENV)/browser: $(VENV)/tools $(VENV)/node
	@command -v chromium || command -v chromium-browser || command -v google-chrome || { \
	  test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update --quiet --quiet && \
	  DEBIAN_FRONTEND=noninteractive apt-get install --quiet --quiet --yes --no-install-recommends \
	    chromium fonts-liberation > /dev/null; } || { \
	  echo "The tests need Chromium: install it, or run make test as root where there is apt-get."; exit 1; }
	@touch $@

$(VENV)/bench: $(VENV)/tools
	$(PIP) install open_spiel pygame rlcard
	@touch $@

clean:  ## forget everything that was built
	rm -rf $(VENV) build web/node_modules src/liferaft/server/client
	find . -name '*.mo' -not -path './.git/*' -delete
