// The notices of what mdBook puts into the book beside what we write: its own style and script, and those of others that it carries.
import { readFileSync } from 'node:fs';

const BSD = `Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:

* Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
* Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.
* Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`;

/** The version that the Makefile pins. A new one may carry other versions of the rest. */
const mdBook = (): string => /^MDBOOK *:= (.+)$/m.exec(readFileSync('Makefile', 'utf8'))?.[1] ?? '';

/** `mpl`: the words of the Mozilla Public License. `mit`: those of the MIT licence for a holder. */
export function worksInBook(mpl: string, mit: (holder: string) => string) {
  const by = (name: string, version: string, licence: string, home: string, text: string) => ({
    from: 'generic' as const,
    name,
    version,
    licence,
    home,
    text,
  });
  return [
    by('mdBook', mdBook(), 'MPL-2.0', 'https://github.com/rust-lang/mdBook', mpl),
    by(
      'highlight.js',
      '10.1.1',
      'BSD-3-Clause',
      'https://highlightjs.org/',
      `Copyright (c) 2006-2020, Ivan Sagalaev\n\n${BSD}`,
    ),
    by('elasticlunr', '0.9.5', 'MIT', 'http://elasticlunr.com/', mit('2017 Oliver Nightingale, 2017 Wei Song')),
    by('mark.js', '8.11.1', 'MIT', 'https://markjs.io/', mit('2014-2018 Julian Kühnel')),
    by('clipboard.js', '2.0.4', 'MIT', 'https://clipboardjs.com/', mit('Zeno Rocha')),
    by(
      'Font Awesome Free',
      '6.2.0',
      'CC-BY-4.0',
      'https://fontawesome.com/license/free',
      'Copyright (c) Fonticons, Inc. Icons under CC BY 4.0: https://creativecommons.org/licenses/by/4.0/legalcode',
    ),
  ];
}
