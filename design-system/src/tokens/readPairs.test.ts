/** Whether every part declares the colours it draws. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourGaps } from './colourGaps.ts';
import { type ColourName, control, focus, text } from './drawnPairs.ts';
import { pairsFiles, readPairs, readPairsModule } from './readPairs.ts';

const root = join(import.meta.dirname, '../../..');
const isStyle = (file: string): boolean => !/\.(pairs|test|stories)\.tsx?$/.test(file);
const sourceOf = (files: readonly string[]): string =>
  files
    .filter(isStyle)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** A folder is a part; in `foundation` and `icons` each file is one. */
const folders = globSync('{design-system/src/{components,layout},workbench/src/components}/*/', {
  cwd: root,
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .toSorted();
const parts = [
  ...folders.map((folder) => ({
    name: folder,
    pairs: `${folder}/${basename(folder)}.pairs.ts`,
    source: sourceOf(globSync(`${folder}/*.{ts,tsx}`, { cwd: root })),
  })),
  ...globSync('design-system/src/{foundation,icons}/*.{ts,tsx}', { cwd: root })
    .filter(isStyle)
    .map((file) => ({
      name: file,
      pairs: file.replace(/\.tsx?$/, '.pairs.ts'),
      source: sourceOf([file]),
    })),
].filter(({ name, source }) => folders.includes(name) || source.includes('var(--color-'));

describe('declared pairs', () => {
  it('are collected from every part', () => expect(folders.length).toBeGreaterThan(90));

  it.each(parts)('$name declares every colour that its styles name', async ({ pairs, source }) => {
    const declared = pairsFiles.includes(pairs) ? await readPairsModule(pairs) : {};
    expect(colourGaps(source, declared), `declare them in ${pairs}`).toEqual([]);
  });

  it('are placed beside an existing part', () => {
    expect(pairsFiles.filter((file) => !parts.some(({ pairs }) => pairs === file))).toEqual([]);
  });

  it('are drawn by parts alone', () => {
    const drawing = globSync('{widgets,storefront,workbench}/src/**/*.{ts,tsx}', {
      cwd: root,
    }).filter(
      (file) =>
        isStyle(file) &&
        !file.startsWith('workbench/src/components/') &&
        !dirname(file).includes('generated') &&
        readFileSync(join(root, file), 'utf8').includes('var(--color-'),
    );
    expect(drawing, 'use a part of the design system, or make one').toEqual([]);
  });

  it('are collected once each, with all that draw them', async () => {
    const { pairs } = await readPairs();
    const keys = pairs.map(
      ({ role, foreground, background }) => `${role} ${foreground} ${background}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      pairs
        .find(
          ({ role, foreground, background }) =>
            role === 'text' && foreground === 'white' && background === 'accent-deep',
        )
        ?.drawnBy.split(', '),
    ).toContain('Button');
  });
});

describe('a line between two backgrounds', () => {
  it('is declared against both', () => {
    expect(
      control('edge', { inside: ['sheet'], outside: ['paper'] }).map(
        ({ background }) => background,
      ),
    ).toEqual(['sheet', 'paper']);
    expect(
      focus('focus', { inside: ['sheet'], outside: ['sheet', 'paper'] }).map(
        ({ background }) => background,
      ),
    ).toEqual(['sheet', 'paper']);
  });
});

describe('a part’s sources against its pairs', () => {
  const ornaments: readonly ColourName[] = ['scrim'];
  it.each([
    {
      title: 'all named colours are in pairs',
      source: 'color: var(--color-ink); background: var(--color-paper)',
      gaps: [],
    },
    {
      title: 'a colour that is only given another value is not drawn',
      source: '--color-muted: var(--color-ink)',
      gaps: [],
    },
    {
      title: 'a hairline needs no pair',
      source: 'border: 1px solid var(--color-hairline)',
      gaps: [],
    },
    { title: 'an ornament needs no pair', source: 'background: var(--color-scrim)', gaps: [] },
    { title: 'a colour in no pair is named', source: 'color: var(--color-muted)', gaps: ['muted'] },
    {
      title: 'a longer name is another colour',
      source: 'color: var(--color-ink-soft)',
      gaps: ['ink-soft'],
    },
    {
      title: 'a name put together counts by its start',
      source: 'var(--color-market-${channel}); var(--color-accent-${tone})',
      gaps: ['accent'],
    },
  ])('$title', ({ source, gaps }) => {
    expect(
      colourGaps(source, {
        pairs: [...text('ink', ['paper']), ...control('market-se', ['paper'])],
        ornaments,
      }),
    ).toEqual(gaps);
  });
});
