import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldNames } from './formats/rawItem.ts';
import { parseMapping } from './mapping/parseMapping.ts';
import { findings, inShort, readProducts } from './testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

const guide = await readFile(join(import.meta.dirname, '../../../docs/guides/import.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

describe('the guide to imports', () => {
  it('shows a file that is imported without problems', async () => {
    const read = await readProducts(temporaryFile(block('csv')));
    expect(inShort(read)).toEqual(['own:A1:kamel: 38×4 40×0 @ 1999']);
    expect(findings(read)).toEqual([]);
  });

  it('shows a valid mapping', () => {
    expect(parseMapping(JSON.parse(block('json')))).toMatchObject({
      source: 'north-store',
      categories: { define: [{ key: 'watches' }] },
    });
  });

  it('names every known column', () => {
    expect(fieldNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
