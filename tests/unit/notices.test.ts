// The notices of other people's work: everything that is shipped is named, with the words of its licence.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TARGETS } from '../../release/targets';
import { noticesText, worksInCommandLine, worksInPage } from '../../www/build/notices';

const text = noticesText(worksInPage());

/** What stands between the lines of a licence's own text. */
const named = (name: string) => new RegExp(`^${name} \\d+\\.\\d+\\.\\d+, .+\\nhttps?://`, 'm');

test('every dependency of the page is named with version, licence and home', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies).length).toBeGreaterThan(8);
  for (const name of Object.keys(dependencies)) expect(text).toMatch(named(name));
  for (const name of ['@lezer/common', '@preact/signals-core']) expect(text).toMatch(named(name));
});

test('Python and what it was built by are named, and nothing that they bring along for other places', () => {
  expect(text).toMatch(named('pyodide'));
  expect(text).toMatch(/^Python \d+\.\d+\.\d+, PSF-2\.0$/m);
  expect(text).toContain('PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2');
  expect(text).not.toMatch(/^ws /m);
});

test('what mdBook puts into the book is named', () => {
  for (const name of ['mdBook', 'highlight.js', 'elasticlunr', 'mark.js', 'clipboard.js', 'Font Awesome Free'])
    expect(text).toMatch(named(name));
});

test('the crates in the engines are named, and none that only writes code', () => {
  for (const name of ['serde', 'serde-wasm-bindgen', 'wasm-bindgen', 'js-sys', 'talc', 'The standard library of Rust'])
    expect(text).toMatch(named(name));
  expect(text).not.toMatch(/^(syn|quote|proc-macro2|wasm-bindgen-macro|vitest|typescript|boardlab\S*) /m);
});

test('the words of the licences are there', () => {
  expect(text).toContain('Copyright (c) 2015-present Jason Miller');
  expect(text).toContain('Copyright (c) 2017 Matt DesLauriers');
  expect(text).toContain('Mozilla Public License Version 2.0');
  expect(text.match(/Permission is hereby granted, free of charge/g)?.length).toBeGreaterThan(8);
});

test('the command line names its own crates, and the library of C in it', () => {
  const names = worksInCommandLine('x86_64-unknown-linux-musl').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['clap_builder', 'clap_mangen', 'rustix', 'musl']));
  expect(names).not.toContain('windows-sys');
  expect(names).not.toContain('assert_cmd');
});

test('the command line names what it is linked with on every system of a release', () => {
  const ours = ['musl', 'The runtime of Zig', 'MinGW-w64'];
  const linked = TARGETS.map(({ target }) => {
    const works = worksInCommandLine(target);
    expect(() => noticesText(works)).not.toThrow();
    return [target, ours.filter((name) => works.some((work) => work.name === name && work.version))];
  });
  expect(Object.fromEntries(linked)).toEqual({
    'x86_64-unknown-linux-musl': ['musl'],
    'aarch64-unknown-linux-musl': ['musl'],
    'aarch64-apple-darwin': ['The runtime of Zig'],
    'x86_64-pc-windows-gnu': ['The runtime of Zig', 'MinGW-w64'],
  });
});
