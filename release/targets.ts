// The systems that the command line is released for. One machine links all of them: those of Linux by the linker and the libraries
// that come with Rust, so that nothing of this system is in their bytes; the others by zig, which has what Windows and macOS link against.

/**
 * `name`: what archives are called by. `wheels`: pip's words for the libraries of C that a Linux has; the binary needs neither.
 * `brew`: the system and the processor, in Homebrew's words.
 */
export type Target = {
  target: string;
  name: string;
  wheels?: string[];
  brew?: [string, string];
  zig?: true;
  exe?: '.exe';
};

const LINUX = ['manylinux2014', 'musllinux_1_2'];

/** The first runs where a release is made. */
export const TARGETS: [Target, ...Target[]] = [
  { target: 'x86_64-unknown-linux-musl', name: 'x86_64-linux', wheels: LINUX, brew: ['linux', 'intel'] },
  { target: 'aarch64-unknown-linux-musl', name: 'aarch64-linux', wheels: LINUX, brew: ['linux', 'arm'] },
  { target: 'aarch64-apple-darwin', name: 'aarch64-macos', zig: true, brew: ['macos', 'arm'] },
  { target: 'x86_64-pc-windows-gnu', name: 'x86_64-windows', zig: true, exe: '.exe' },
];
