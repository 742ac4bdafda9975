// Builds the command line for every system, as wheels in target/wheels/. The Makefile has installed maturin, zig and Rust's targets.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TOOLS = join(ROOT, 'target/maturin/bin');
const WHEELS = join(ROOT, 'target/wheels');
// Messages of panics name files of crates, and what their build scripts have written here: by a path that is the same on every machine.
const REMAP = `--remap-path-prefix=${process.env.CARGO_HOME ?? join(homedir(), '.cargo')}=/cargo --remap-path-prefix=${ROOT}=/boardlab/`;

const { TARGETS } = (await runnerImport(join(ROOT, 'release/targets.ts'))).module;

/** The linker of Windows writes a time into programs: that of the commit. */
const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH || execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * How a target is linked. Rust's own linker takes the parts of musl that come with the target. That of macOS strips the names itself (-s):
 * else its identifier of the program is a sum over the names of temporary folders, too.
 */
const linked = ({ target, zig }) => {
  const of = (what) => `CARGO_TARGET_${target.toUpperCase().replaceAll('-', '_')}_${what}`;
  if (!zig) return { [of('RUSTFLAGS')]: `${REMAP} -Clinker-flavor=ld.lld`, [of('LINKER')]: 'rust-lld' };
  return { [of('RUSTFLAGS')]: target.endsWith('darwin') ? `${REMAP} -Clink-arg=-s` : REMAP };
};

rmSync(WHEELS, { recursive: true, force: true });
for (const one of TARGETS)
  // One binary for all wheels of a target: the second time nothing is compiled.
  for (const wheel of one.wheels ?? [null]) {
    const how = [...(one.zig ? ['--zig'] : []), ...(wheel ? ['--compatibility', wheel] : [])];
    console.log(`${one.target} ${how.join(' ')}`);
    execFileSync(
      join(TOOLS, 'maturin'),
      ['build', '--manifest-path', 'cli/Cargo.toml', '--release', '--locked', '--quiet', '--target', one.target, ...how, '--out', join(WHEELS, one.target)],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          ...linked(one),
          SOURCE_DATE_EPOCH,
          PATH: `${TOOLS}:${process.env.PATH}`,
          // The binary keeps no debugging names.
          CARGO_PROFILE_RELEASE_STRIP: 'symbols',
          // The first macOS on this processor.
          MACOSX_DEPLOYMENT_TARGET: '11.0',
        },
      },
    );
  }
