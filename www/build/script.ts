// One script with all that it imports, as a text: for what a build itself writes into a file.
import { build, type InlineConfig } from 'vite';

export async function scriptOf(file: string, given: Pick<InlineConfig, 'define' | 'plugins'>): Promise<string> {
  const made = await build({
    ...given,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in made ? made.output : [];
  if (!chunk) throw new Error(`${file} gives no script`);
  return chunk.code;
}
