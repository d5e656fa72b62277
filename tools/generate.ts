/** `npm run generate`: makes every generated file anew; `--check` writes nothing and fails on one that is not current. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateContentSchema } from './generate/contentSchema.ts';
import { generateMessages } from './generate/messages.ts';
import { generateOperations } from './generate/operations.ts';
import { generateTokens } from './generate/tokens.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const read = (path: string): string | undefined => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
};

const files = [...generateContentSchema(), ...generateMessages(root, 'storefront/src/languages'), ...generateMessages(root, 'widgets/src/languages'), ...generateMessages(root, 'storefront/src/features/workbench/languages'), ...(await generateOperations(root)), ...(await generateTokens())];
const stale = files.filter((file) => read(file.path) !== file.text);
if (isCheck) {
  for (const file of stale) process.stderr.write(`${file.path} is not current. Run npm run generate and commit what it makes.\n`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const file of stale) {
  mkdirSync(dirname(join(root, file.path)), { recursive: true });
  writeFileSync(join(root, file.path), file.text);
  process.stdout.write(`${file.path}\n`);
}
