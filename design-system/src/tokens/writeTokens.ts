/** Writes the generated token files: `node design-system/src/tokens/writeTokens.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildTokens } from './buildTokens.ts';

const folder = new URL('./generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await buildTokens())) {
  writeFileSync(new URL(name, folder), text);
  process.stdout.write(`${name} ${text.length} characters\n`);
}
