import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { exports: doors } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** The names that one door of the package gives out; types are marked. */
function namesOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map(
      ({ exportName, isType }) => `${isType ? 'type ' : ''}${exportName.name ?? exportName.kind}`,
    ),
  );
  return names.toSorted();
}

it('gives out these names and no others; to change that on purpose, run the test with -u', async () => {
  const written = Object.entries(doors).map(([door, file]) =>
    [door, ...namesOf(file).map((name) => `  ${name}`)].join('\n'),
  );
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('./publicApi.txt');
});
