import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** The names that one entry point of the package exports; types are marked. */
function namesOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  const names = module.staticExports.flatMap(({ entries: exported }) =>
    exported.map(
      ({ exportName, isType }) => `${isType ? 'type ' : ''}${exportName.name ?? exportName.kind}`,
    ),
  );
  return names.toSorted();
}

it('exports these names and no others; to change that on purpose, run the test with -u', async () => {
  const written = Object.entries(entries).map(([entry, file]) =>
    [entry, ...namesOf(file).map((name) => `  ${name}`)].join('\n'),
  );
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('./publicApi.txt');
});
