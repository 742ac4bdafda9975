# Every action a person or a machine takes. `make` alone lists them.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.SILENT:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
# All tests, and a check: two stages at a time, each with its output in one piece.
ifneq (,$(filter test check,$(MAKECMDGOALS)))
MAKEFLAGS += --jobs=2 --output-sync=target
endif
# Else cargo looks for make's job server, which recipes cannot reach.
unexport MAKEFLAGS MFLAGS
.DEFAULT_GOAL := help

# wasm-bindgen-cli must equal the wasm-bindgen that Cargo.lock holds.
WASM_BINDGEN := $(shell awk '/^name = "wasm-bindgen"$$/{getline; gsub(/version = |"/,""); print}' Cargo.lock)
WASM_PACK    := 0.15.1
CARGO_MUTANTS := 27.1.0
MDBOOK       := 0.5.4
PORT         ?= 4173
export CARGO_HOME ?= $(HOME)/.cargo
export PATH := $(CARGO_HOME)/bin:$(CURDIR)/node_modules/.bin:$(PATH)
# A browser test may share a busy machine.
export WASM_BINDGEN_TEST_TIMEOUT ?= 300
# Data for incremental builds slows the first build by a fifth, and only later ones use it. `make check` and plain cargo make it.
# Cargo always creates the folder; files in it mean that incremental builds are used here.
export CARGO_INCREMENTAL ?= $(if $(wildcard target/debug/incremental/*),1,0)

RUST_SOURCES := $(shell find core/src web/src -name '*.rs') Cargo.toml Cargo.lock core/Cargo.toml web/Cargo.toml rust-toolchain.toml .cargo/config.toml
PAGE_SOURCES := $(shell find www -type f -not -path 'www/pkg/*') package-lock.json
BOOK_SOURCES := $(shell find docs -type f)
# Six engines: the games that rules decide, Solitaire with its player, Pursuit with its strategies, its theory, the workbench, pictures; and
# the judge that runs beside programs. The page loads what it needs.
# Messages of panics name files of crates: by a path that is the same on every machine.
REMAP         = --remap-path-prefix=$(CARGO_HOME)=/cargo
PACK          = CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$(REMAP) $(3)" wasm-pack build web --target web --release --mode no-install --no-pack --out-dir ../www/pkg/$(1) --out-name engine_$(1) --no-default-features --features $(2)
# Programs that the tests run, compiled as a visitor would do it; the page's templates are some of them.
TESTED        := $(wildcard tests/programs/*.rs tests/programs/*.cpp www/templates/*.rs www/templates/*.cpp) tests/bench/robots_plain.cpp tests/bench/janken_plain.cpp
PROGRAMS      := $(addprefix target/programs/,$(addsuffix .wasm,$(notdir $(TESTED))))
say           = printf '\n\033[1m== %s %s\033[0m\n' "$$(date +%T)"
# Where a browser and its driver are: the caller's word, else what the PATH has.
# The page's tests run in the headless shell where there is one: in two thirds of the time.
find_browser  = CHROMIUM_SHELL=$${CHROMIUM_SHELL:-$$(command -v chromium-headless-shell || command -v chrome-headless-shell || true)}; export CHROMIUM_SHELL; \
                CHROMIUM=$${CHROMIUM:-$$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}; \
                CHROMEDRIVER=$${CHROMEDRIVER:-$$(command -v chromedriver || true)}; export CHROMIUM CHROMEDRIVER
# The same for the other engines. WebKit's browser is on no PATH: distributions keep it beside the library.
find_engines  = FIREFOX=$${FIREFOX:-$$(command -v firefox-esr || command -v firefox || true)}; \
                WEBKIT_DRIVER=$${WEBKIT_DRIVER:-$$(command -v WebKitWebDriver || true)}; \
                WEBKIT_BROWSER=$${WEBKIT_BROWSER:-$$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser /usr/lib*/webkit2gtk-4.*/MiniBrowser /usr/libexec/webkit2gtk-4.*/MiniBrowser 2>/dev/null | head -n 1 || true)}; \
                XVFB=$${XVFB:-$$(command -v Xvfb || true)}; export FIREFOX WEBKIT_DRIVER WEBKIT_BROWSER XVFB

.PHONY: help serve book sandbox parallel slurm page standalone npm release test-npm test-release check check-lints check-tests test test-all lint test-rust test-bare test-features test-wasm test-unit test-page test-slow test-bench test-engines test-sizes bench budgets boundary \
        screens screenshots icons fuzz mutants mutants-page clean \
        tools book-tool mutants-tool rust-target release-targets browser engines compilers typesetter emulator programs ALWAYS

help:
	cat <<-'END'
	make serve     build the page and serve it on loopback (PORT=$(PORT)); with the book, if it is built
	make check     format, lints and the tests that a change touches, within a minute
	make test      format, lints, every test, native, wasm and in a real browser
	make test-slow  more random inputs, and long tours of the page
	make test-all  both, and mutation tests: of what changed in the core, of the page
	make page      build the page with the book into dist/, for any static host, under any path
	make book      build the book into dist/docs/, beside the page
	make standalone  one file with everything in it, dist/boardlab.html, that runs by double click
	               (BOARDLAB_URL=https://example.org/boardlab/: where the page is on the web, for links and QR codes)
	make npm       the npm package, in target/npm/
	make release   what people download, in dist-release/: page, single file, command line for Linux, macOS and Windows with its wheels, packages, checksums, licences
	make bench     measure the engine, natively and in wasm, and the page in a browser
	make budgets   hold the page to its times and to Lighthouse's hundreds, on an idle machine
	make boundary  write the page's declarations of what the core sends
	make screenshots  take the pictures of the README and the book into docs/
	make screens   take every screen that is looked at into target/screens
	make programs  compile the programs that the tests run in the page, into target/programs
	make icons     draw the icons anew from www/public/icon.svg
	make fuzz      fuzz parsers and games (needs nightly Rust; RUNS=10000000)
	make mutants   mutation tests of what changed in the core since SINCE (HEAD~1)
	               (FILES='core/src/text/*.rs core/src/games/robots/rules.rs': these files; SHARD=3/500: a part of the core)
	make mutants-page  mutation tests of the page's code that needs no document, by Stryker
	make clean     remove everything that was built
	END

# --- what people use -----------------------------------------------------------------------------------------------

# Without the book, whose tool takes longer to compile than a newcomer waits: Help's link says how to get it.
serve: dist/index.html
	$(say) 'Serving dist/ on loopback; Ctrl-C ends it'
	vite preview www --host 127.0.0.1 --port $(PORT) --strictPort

book: dist/docs/index.html

page: dist/docs/index.html
	echo 'The page is in dist/: copy the folder to any static host, under any path.'

standalone: dist/boardlab.html
	echo 'One file that needs no other: $<'

# No file says when the package is older than what it is made of: it is made anew in three seconds.
npm: dist/index.html
	node npm/build.mjs

release: npm dist/boardlab.html dist/docs/index.html target/maturin/requirements.txt | release-targets
	$(say) 'Building the command line for Linux, macOS and Windows (three minutes each)'
	node release/build.mjs
	$(say) 'Packing boardlab-core'
	cargo package -p boardlab-core --allow-dirty --no-verify --quiet
	$(say) 'Putting the release together in dist-release/'
	node release/make.mjs

test: lint test-rust test-bare test-features test-wasm test-unit test-page test-npm test-bench test-engines test-sizes
	$(say) 'All green'

# Two lanes, one core each at first: the core is tested in one, the page is built and tested in the other.
ifeq ($(MAKECMDGOALS),test)
test-rust: | lint
test-bare: | test-rust
test-wasm: | test-bare
dist/index.html: | test-unit
test-features: | dist/boardlab.html
test-page: | test-features
test-npm: | test-page
test-bench: | test-npm test-features
test-engines: | test-page test-wasm
endif

# What one runs while one works. It does not replace `make test`. Most lints use one core, and so have the tests beside them.
check: export CARGO_INCREMENTAL := 1
check: check-lints check-tests
	$(say) 'All green that the change touches'

check-lints: node_modules/.package-lock.json | rust-target
	$(say) 'Format, lints, documentation, types'
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --quiet
	npm run --silent lint
	npm run --silent check

check-tests: node_modules/.package-lock.json | rust-target
	$(say) 'The tests that the change touches'
	bash tests/touched.sh

test-all:
	for part in test test-release test-slow mutants mutants-page; do $(MAKE) --no-print-directory $$part; done

# --- tests ---------------------------------------------------------------------------------------------------------

lint: node_modules/.package-lock.json tests/jobs/node_modules/.package-lock.json | rust-target
	$(say) 'Format, lints, documentation'
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --quiet
	npm run --silent lint
	node tests/workflows.mjs
	node tests/jobs/kubernetes.mjs

test-rust: | rust-target sandbox parallel
	$(say) 'Command line, laws, goldens and oracles, natively'
	cargo test --workspace --exclude boardlab-core --quiet

test-bare: | rust-target
	$(say) 'The core on a chip without std, the command line and the atlas for Windows and macOS'
	cargo check -p boardlab-core --target thumbv7em-none-eabi --quiet
	for system in x86_64-pc-windows-gnu x86_64-apple-darwin; do
	  cargo clippy -p boardlab -p boardlab-atlas --target $$system --quiet -- -D warnings
	done

test-features: | rust-target
	$(say) 'Unit tests of the core; other sets of its features'
	bash tests/features.sh

# The tests keep the page busy for long; a driver gives up after 30 seconds unless it is told otherwise.
test-wasm: tools | rust-target browser
	$(say) 'The same core tests in a headless browser (the first build takes a minute)'
	$(find_browser)
	mkdir -p target
	printf '{"goog:chromeOptions": {"binary": "%s", "args": ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]}, "timeouts": {"script": 300000}}' "$$CHROMIUM" > target/webdriver.json
	export WASM_BINDGEN_TEST_WEBDRIVER_JSON=$(CURDIR)/target/webdriver.json
	wasm-pack test --mode no-install --headless --chrome web --features workbench
	wasm-pack test --mode no-install --headless --chrome tests

test-unit: www/pkg/scenes/engine_scenes_bg.wasm node_modules/.package-lock.json
	$(say) 'The page without a browser: its logic and its words, with the real engines, in Node'
	bash tests/unit.sh

test-page: dist/index.html dist/boardlab.html programs | browser
	$(say) 'The page: types, then a real browser with an accessibility audit'
	npm run --silent check
	$(find_browser)
	bash tests/browser.sh e2e

test-npm: npm | browser
	$(say) 'The npm package in fresh projects: its types, the examples of its README in Node and, with boards, in Chromium'
	$(find_browser)
	node tests/npm/fresh.mjs target/npm/boardlab-*.tgz

# What its figures mean is for `make bench`; that it can be run is for every test.
test-bench: dist/index.html programs | browser
	$(say) 'Every benchmark and example, with little work; the icons'
	$(find_browser)
	BENCH_SMOKE=1 bash tests/bench/run.sh
	node www/build/icons.mjs target/icons

test-release: release | sandbox emulator
	$(say) 'A release again from a fresh clone in another folder: the same bytes'
	bash tests/release/twice.sh

# Long tours, seldom red.
test-slow: dist/index.html dist/boardlab.html programs target/problemtools/requirements.txt | browser engines slurm rust-target
	$(say) 'Five times as many random inputs; unit tests with every combination of features'
	BOARDLAB_THOROUGH=1 cargo test --workspace --quiet --test all
	$(say) 'Sixty tournaments and sixty atlases, killed at random moments and resumed'
	BOARDLAB_THOROUGH=1 cargo test -p boardlab -p boardlab-atlas --test pursuit --test atlas -- --nocapture soak::
	if [ "$$(id -u)" = 0 ] && command -v slurmctld >/dev/null; then
	  $(say) 'A tournament and shards of the atlas as arrays of Slurm, with workers that are killed'
	  cargo build -p boardlab -p boardlab-atlas --quiet
	  bash tests/jobs/slurm.sh
	fi
	bash tests/features.sh --all
	$(say) 'boardlab-core built in a folder of its own from what its package holds'
	cargo package -p boardlab-core --allow-dirty --quiet
	$(say) 'Problem packages, by the verifyproblem of problemtools'
	cargo build -p boardlab --quiet
	bash tests/packages/verify.sh target/problemtools/bin
	$(say) 'The commands of the README that build, install and serve'
	node tests/readme.mjs
	$(say) 'All of the page without a network, in the single file, in Russian; a class on every game'
	$(find_browser)
	npm run --silent e2e-slow
	$(say) 'Python in Firefox and WebKit'
	$(find_engines)
	BOARDLAB_THOROUGH=1 npm run --silent engines -- slow/

test-engines: dist/index.html dist/boardlab.html programs | engines
	$(say) 'The main job of every game in Firefox and WebKit'
	$(find_engines)
	bash tests/browser.sh engines

test-sizes: dist/index.html dist/boardlab.html
	$(say) 'Bytes on the wire'
	node tests/sizes.mjs

# --- what is built -------------------------------------------------------------------------------------------------

www/pkg/rules/engine_rules_bg.wasm: $(RUST_SOURCES) node_modules/.package-lock.json | tools rust-target
	$(say) 'Building the engine of Robots, Janken and Hyper Knights for the browser (a minute the first time)'
	$(call PACK,rules,rules)

www/pkg/solitaire/engine_solitaire_bg.wasm: www/pkg/rules/engine_rules_bg.wasm
	$(say) 'Building the engine of Solitaire Chess'
	$(call PACK,solitaire,solitaire)

www/pkg/pursuit/engine_pursuit_bg.wasm: www/pkg/solitaire/engine_solitaire_bg.wasm
	$(say) 'Building the engine of Pursuit'
	$(call PACK,pursuit,pursuit)

# Its loops are what one waits for: here speed goes before size.
www/pkg/theory/engine_theory_bg.wasm: www/pkg/pursuit/engine_pursuit_bg.wasm
	$(say) 'Building the engine of the exact theory'
	$(call PACK,theory,theory,-Copt-level=3 -Ctarget-feature=+simd128)

www/pkg/referee/engine_referee_bg.wasm: www/pkg/theory/engine_theory_bg.wasm
	$(say) 'Building the judge of Solitaire Chess, which runs beside programs'
	$(call PACK,referee,referee)

www/pkg/workbench/engine_workbench_bg.wasm: www/pkg/referee/engine_referee_bg.wasm
	$(say) 'Building the workbench: all five games without their players'
	$(call PACK,workbench,workbench)

www/pkg/scenes/engine_scenes_bg.wasm: www/pkg/workbench/engine_workbench_bg.wasm
	$(say) 'Building the engine of pictures'
	$(call PACK,scenes,scenes)

dist/index.html: www/pkg/scenes/engine_scenes_bg.wasm $(PAGE_SOURCES) node_modules/.package-lock.json target/boardlab-url target/programs/vacuum.wasm
	$(say) 'Building the page'
	npm run --silent build
	touch $@

# After the page, which begins with an empty folder. The service worker lists the folder, so it is built again.
dist/docs/index.html: dist/index.html $(BOOK_SOURCES) | book-tool
	$(say) 'Building the book'
	rm -rf dist/docs
	mdbook build docs --dest-dir $(CURDIR)/dist/docs
	rm -r dist/docs/book.toml dist/docs/theme
	vite build www --mode offline

# After the page, which begins with an empty folder.
dist/boardlab.html: dist/index.html
	$(say) 'Building the single file'
	vite build www --mode standalone

# The address that the page and the single file were built with: another one makes others.
export BOARDLAB_URL
target/boardlab-url: ALWAYS
	mkdir -p target
	[ -e $@ ] && [ "$$(cat $@)" = "$$BOARDLAB_URL" ] || printf '%s' "$$BOARDLAB_URL" > $@

# The modules of tasks, as their authors build them; the page has `vacuum` as an example.
TASKS := target/programs/ice.wasm target/programs/vacuum.wasm

programs: $(PROGRAMS) $(TASKS)

$(TASKS): target/programs/%.wasm: $(wildcard examples/*/src/*.rs examples/*/*.txt task/src/*.rs core/src/scene/*.rs) | rust-target
	mkdir -p $(@D)
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$(REMAP)" cargo build --quiet -p $* --profile task --target wasm32-unknown-unknown
	cp target/wasm32-unknown-unknown/task/$*.wasm $@

# The name of a source file is in the name of its module: a game has templates in both languages.
vpath %.cpp www/templates tests/bench tests/programs
vpath %.rs tests/programs www/templates

target/programs/%.cpp.wasm: %.cpp | compilers
	mkdir -p $(@D)
	clang++ --target=wasm32-wasi -O2 -std=c++20 -fno-exceptions -Iwww/templates -Wl,-z,stack-size=8388608 -o $@ $<

target/programs/%.rs.wasm: %.rs | rust-target
	mkdir -p $(@D)
	rustc --target wasm32-wasip1 -O -A warnings -o $@ $<

boundary: | rust-target
	BOARDLAB_WRITE=1 cargo test --quiet -p boardlab-web --test typescript

screens: dist/index.html | browser
	$(find_browser)
	npm run --silent screens
	echo 'The screenshots are in target/screens.'

icons: node_modules/.package-lock.json | browser
	$(find_browser)
	node www/build/icons.mjs

bench: dist/index.html programs | browser
	$(find_browser)
	bash tests/bench/run.sh

screenshots: dist/index.html | browser
	$(find_browser)
	npm run --silent screenshots
	echo 'The pictures of the README and the book are in docs/.'

budgets: dist/index.html tests/budgets/node_modules/.package-lock.json | browser
	$(find_browser)
	node tests/sizes.mjs
	status=0
	node tests/bench/page.mjs --budgets || status=1
	node tests/bench/map.mjs --budgets || status=1
	node tests/budgets/lighthouse.mjs || status=1
	exit $$status

RUNS ?= 10000000
fuzz:
	bash fuzz/run.sh $(RUNS)

# What a change touched, else what FILES or SHARD name. cargo-mutants ends with 2 where a mutant survived, with 3 where tests
# ran out of time: the table judges both.
SINCE ?= HEAD~1
mutants: mutants-tool
	$(say) 'Mutation tests of the core'
	mkdir -p target
	git diff $(SINCE) -- core/src > target/since.diff
	which=($(or $(strip $(foreach file,$(FILES),--file '$(file)') $(if $(SHARD),--shard $(SHARD) --sharding round-robin)),--in-diff target/since.diff))
	if [ -z '$(FILES)$(SHARD)' ] && [ ! -s target/since.diff ]; then echo 'The core is as it was at $(SINCE).'; exit; fi
	status=0
	cargo mutants "$${which[@]}" || status=$$?
	case $$status in 0 | 2 | 3) node tests/mutants.mjs target/mutants.out/outcomes.json ;; *) exit $$status ;; esac

mutants-page: node_modules/.package-lock.json tests/mutation/node_modules/.package-lock.json
	$(say) "Mutation tests of the page's code that needs no document"
	node tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js run

clean:
	rm -rf dist dist-release www/pkg target node_modules fuzz/target

# --- what must be installed; each says what it does and does nothing the second time --------------------------------

# The targets that rust-toolchain.toml lists: rustup adds them unasked when it installs the toolchain, not to one that is there.
rust-target:
	missing=$$(comm -13 <(rustup target list --installed | sort) <(sed -n '/^targets/,/^]/s/^  "\(.*\)",/\1/p' rust-toolchain.toml | sort))
	if [ -n "$$missing" ]; then
	  $(say) 'Installing the Rust targets'
	  rustup target add $$missing
	fi

# Those for which only a release is built.
release-targets: | rust-target
	missing=$$(comm -13 <(rustup target list --installed | sort) <(sed -n "s/.*target: '\([^']*\)'.*/\1/p" release/targets.ts | sort))
	if [ -n "$$missing" ]; then
	  $(say) 'Installing the Rust targets of a release'
	  rustup target add $$missing
	fi

# opt-level 1: these are build tools, and compiling them is most of a first build.
tools: export CARGO_PROFILE_RELEASE_OPT_LEVEL := 1
tools:
	if [ "$$(wasm-bindgen --version 2>/dev/null)" != "wasm-bindgen $(WASM_BINDGEN)" ]; then
	  $(say) 'Installing wasm-bindgen $(WASM_BINDGEN) (about two minutes, once)'
	  cargo install --quiet wasm-bindgen-cli --locked --version $(WASM_BINDGEN) --no-default-features --bin wasm-bindgen --bin wasm-bindgen-test-runner
	fi
	if [ "$$(wasm-pack --version 2>/dev/null)" != "wasm-pack $(WASM_PACK)" ]; then
	  $(say) 'Installing wasm-pack $(WASM_PACK) (about a minute, once)'
	  # It only starts other programs: unoptimised it takes half the time to compile.
	  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 cargo install --quiet wasm-pack --locked --version $(WASM_PACK)
	fi

# Two minutes of one core: `make test` does without it.
book-tool: export CARGO_PROFILE_RELEASE_OPT_LEVEL := 1
book-tool:
	if [ "$$(mdbook --version 2>/dev/null)" != "mdbook v$(MDBOOK)" ]; then
	  $(say) 'Installing mdBook $(MDBOOK) (about two minutes, once)'
	  cargo install --quiet mdbook --locked --version $(MDBOOK) --no-default-features --features search
	fi

mutants-tool: export CARGO_PROFILE_RELEASE_OPT_LEVEL := 1
mutants-tool:
	if [ "$$(cargo mutants --version 2>/dev/null)" != "cargo-mutants $(CARGO_MUTANTS)" ]; then
	  $(say) 'Installing cargo-mutants $(CARGO_MUTANTS) (about two minutes, once)'
	  cargo install --quiet cargo-mutants --locked --version $(CARGO_MUTANTS)
	fi

node_modules/.package-lock.json: package.json package-lock.json
	$(say) 'Installing the npm packages'
	npm ci --no-audit --no-fund --loglevel=error
	touch $@

# What makes wheels, pinned, in a folder of its own.
target/maturin/requirements.txt: release/requirements.txt
	$(say) 'Installing maturin and zig'
	rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	cp $< $@

# What verifies problem packages, in a folder of its own with the versions that are pinned. It compiles C++ with g++.
target/problemtools/requirements.txt: tests/packages/requirements.txt | typesetter
	$(say) 'Installing problemtools'
	rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	cp $< $@

# Lighthouse, Stryker and the schema of Kubernetes, each with a lock file of its own.
tests/%/node_modules/.package-lock.json: tests/%/package.json tests/%/package-lock.json
	$(say) 'Installing the npm packages of tests/$*'
	npm ci --prefix tests/$* --no-audit --no-fund --loglevel=error
	touch $@

# Programs of others run in it. Without it the tests that need it do not apply, and say nothing of it.
sandbox:
	if ! command -v bwrap >/dev/null; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing bubblewrap by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends bubblewrap >/dev/null
	  elif [ "$$(uname)" = Linux ]; then
	    echo 'bubblewrap is not installed: what holds in it is not tested.' >&2
	  fi
	fi

# It runs what is released for another processor. Without it that program is only compared with the one in its wheels.
emulator: | sandbox
	if ! command -v qemu-aarch64-static >/dev/null; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing QEMU by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends qemu-user-static >/dev/null
	  else
	    echo 'QEMU is not installed: the program for Linux on arm64 is not run.' >&2
	  fi
	fi

# It runs long jobs. Without it the file for it is not tested.
parallel: | sandbox
	if ! command -v parallel >/dev/null; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing GNU parallel by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends parallel >/dev/null
	  else
	    echo 'GNU parallel is not installed: docs/jobs/parallel.sh is not tested.' >&2
	  fi
	fi

# The same. It runs as root alone.
slurm: | engines
	if [ "$$(id -u)" != 0 ]; then
	  echo 'Slurm runs as root alone: docs/jobs/slurm.sh is not tested.' >&2
	elif ! command -v slurmctld >/dev/null && command -v apt-get >/dev/null; then
	  $(say) 'Installing Slurm by apt'
	  apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends slurmctld slurmd slurm-client munge >/dev/null
	elif ! command -v slurmctld >/dev/null; then
	  echo 'Slurm is not installed: docs/jobs/slurm.sh is not tested.' >&2
	fi

# After that: apt does one thing at a time.
browser: | sandbox parallel
	$(find_browser)
	if [ -z "$$CHROMIUM" ] || [ -z "$$CHROMEDRIVER" ]; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing Chromium and its driver by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends chromium chromium-driver >/dev/null
	  else
	    echo 'The browser tests need Chromium and chromedriver: install both, or name them in CHROMIUM and CHROMEDRIVER.' >&2
	    exit 1
	  fi
	fi
	if [ -z "$$CHROMIUM_SHELL" ] && [ "$$(id -u)" = 0 ] && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
	  $(say) "Installing Chromium's headless shell by apt"
	  DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends chromium-headless-shell >/dev/null ||
	    echo 'It could not be installed: the tests take Chromium itself.'
	fi

# What makes WebAssembly of C++ for the tests: Debian's compiler with its libraries for WASI.
compilers: | browser
	if ! command -v wasm-ld >/dev/null || ! echo '#include <vector>' | clang++ --target=wasm32-wasi -x c++ -fsyntax-only - 2>/dev/null; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) "Installing clang and its libraries for WASI by apt"
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends clang lld wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32 >/dev/null
	  else
	    cat >&2 <<-'END'
	The tests of visitors' programs need a clang++ that compiles for wasm32-wasi (Debian: clang, lld, wasi-libc, libc++-dev-wasm32,
	libclang-rt-dev-wasm32).
	END
	    exit 1
	  fi
	fi

# After the others: apt does one thing at a time.
engines: | browser compilers
	$(find_engines)
	if [ -z "$$FIREFOX" ] || [ -z "$$WEBKIT_DRIVER" ] || [ -z "$$WEBKIT_BROWSER" ] || [ -z "$$XVFB" ]; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing Firefox, WebKit with its driver and Xvfb by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null
	  else
	    cat >&2 <<-'END'
	The tests in other engines need Firefox, WebKitWebDriver, WebKitGTK's MiniBrowser and Xvfb (Debian: firefox-esr,
	webkit2gtk-driver, xvfb): install them, or name them in FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER and XVFB.
	END
	    exit 1
	  fi
	fi

# What sets the statements of problem packages, after the others: LuaTeX with its usual packages, and tidy for their HTML.
typesetter: | engines
	if ! command -v lualatex >/dev/null || ! command -v tidy >/dev/null || ! command -v g++ >/dev/null; then
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	    $(say) 'Installing LuaTeX, tidy and g++ by apt'
	    apt-get update -q=2 && DEBIAN_FRONTEND=noninteractive apt-get install -q=2 --no-install-recommends texlive-luatex texlive-plain-generic texlive-fonts-recommended texlive-latex-recommended texlive-latex-extra texlive-pictures tidy g++ python3-venv >/dev/null
	  else
	    cat >&2 <<-'END'
	Problem packages are verified with g++, LuaTeX and tidy (Debian: g++, texlive-luatex, texlive-plain-generic, texlive-fonts-recommended,
	texlive-latex-recommended, texlive-latex-extra, texlive-pictures, tidy): install them.
	END
	    exit 1
	  fi
	fi
