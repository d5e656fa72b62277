/** `npm run generate`: makes every generated file anew; `--check` writes nothing and fails on one that is not current. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageGroups } from '../storefront/src/languages/messageGroups.ts';
import { generateContentSchema } from './generate/contentSchema.ts';
import { generateExampleFields } from './generate/exampleFields.ts';
import { generateMessages } from './generate/messages.ts';
import { generateOperations } from './generate/operations.ts';
import { generateThumbnails } from './generate/thumbnails.ts';
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

const thumbnails = await generateThumbnails({
  root,
  baselines: join(root, '.storybook/visual/baselines'),
});
const files = [
  ...thumbnails.files,
  ...generateContentSchema(),
  generateExampleFields(),
  ...generateMessages({ root, folder: 'storefront/src/languages', groups: messageGroups }),
  ...generateMessages({ root, folder: 'widgets/src/languages' }),
  ...generateMessages({ root, folder: 'storefront/src/features/workbench/languages' }),
  ...(await generateOperations(root)),
  ...(await generateTokens()),
];
const stale = files.filter((file) => read(file.path) !== file.text);
if (isCheck) {
  const wrong = [...stale, ...thumbnails.pictures, ...thumbnails.stale.map((path) => ({ path }))];
  for (const file of wrong)
    process.stderr.write(
      `${file.path} is not current. Run npm run generate and commit what it makes.\n`,
    );
  process.exit(wrong.length > 0 ? 1 : 0);
}
for (const file of stale) {
  mkdirSync(dirname(join(root, file.path)), { recursive: true });
  writeFileSync(join(root, file.path), file.text);
  process.stdout.write(`${file.path}\n`);
}
for (const { path, draw } of thumbnails.pictures) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), await draw());
  process.stdout.write(`${path}\n`);
}
for (const path of thumbnails.stale) rmSync(join(root, path));
