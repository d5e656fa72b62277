import type { MenuDocument, PageDocument, StoredMenuItem } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { mergeDocuments, type Winner } from './mergeDocuments.ts';

/** `r[a b:Hello] s[c]`: rows with their widgets, each with a heading of its own name unless another follows; `|` and a title after. */
function page(text: string): PageDocument {
  const [rows = '', title = 'Om oss'] = text.split('|').map((part) => part.trim());
  const containers = [...rows.matchAll(/(\w+)\[(.*?)\]/g)].map(([, id = '', held = '']) => ({
    id,
    name: id,
    layout: 'full' as const,
    design: 'default' as const,
    responsiveMode: '' as const,
    widgets: held
      .split(' ')
      .filter(Boolean)
      .map((reported) => {
        const [name = '', heading = name, picture] = reported.split(':');
        return {
          id: name,
          type: 'hero',
          version: 1,
          name,
          size: 'full' as const,
          fields: {
            heading: { sv: heading, fi: 'Suomi' },
            ...(picture && { image: { file: picture, alt: { sv: picture } } }),
          },
        };
      }),
  }));
  return { name: 'about', title: { sv: title }, tags: [], containers };
}

function notationOf({ title, containers }: PageDocument): string {
  const rows = containers.map(
    ({ id, widgets }) =>
      `${id}[${widgets
        .map(({ id: name, fields }) => {
          const { heading, image } = fields as {
            readonly heading: { readonly sv: string };
            readonly image?: { readonly file: string };
          };
          return `${name}${heading.sv === name && !image ? '' : `:${heading.sv}`}${image ? `:${image.file}` : ''}`;
        })
        .join(' ')}]`,
  );
  return `${rows.join(' ')}${title.sv === 'Om oss' ? '' : ` | ${String(title.sv)}`}`;
}

const merged = (base: string, mine: string, theirs: string, winner?: Winner) =>
  mergeDocuments({ base: page(base), mine: page(mine), theirs: page(theirs) }, winner);

describe('what two editors made of a page', () => {
  it.each([
    ['different widgets', 'r[a b]', 'r[a:Mine b]', 'r[a b:Theirs]', 'r[a:Mine b:Theirs]'],
    ['a widget and the title', 'r[a]', 'r[a:Mine]', 'r[a] | Theirs', 'r[a:Mine] | Theirs'],
    ['the same in the same way', 'r[a]', 'r[a:Same]', 'r[a:Same]', 'r[a:Same]'],
    ['texts of what the other moved', 'r[a] s[b]', 'r[a:Mine] s[b]', 's[b] r[a]', 's[b] r[a:Mine]'],
    [
      'texts of what the other moved to another row',
      'r[a] s[b]',
      'r[a:Mine] s[b]',
      's[b a]',
      's[b a:Mine]',
    ],
    ['a widget each', 'r[a] s[b]', 'r[a] m[x] s[b]', 'r[a] s[b] t[y]', 'r[a] m[x] s[b] t[y]'],
    ['one that was removed, and another', 'r[a b]', 'r[b]', 'r[a b:Theirs]', 'r[b:Theirs]'],
    [
      'what was added to a row that the other emptied',
      'r[a] s[b]',
      's[b a]',
      'r[a c] s[b]',
      'r[c] s[b a]',
    ],
  ])('is merged when it is %s', (_what, base, mine, theirs, expected) => {
    const { document, clashes } = merged(base, mine, theirs);
    expect([notationOf(document), clashes]).toEqual([expected, 0]);
  });

  it.each([
    [
      'the same text',
      'r[a b]',
      'r[a:Mine b]',
      'r[a:Theirs b:New]',
      'r[a:Mine b:New]',
      'r[a:Theirs b:New]',
    ],
    [
      'texts of what the other removed',
      'r[a b]',
      'r[a:Mine b]',
      'r[b:New]',
      'r[a:Mine b:New]',
      'r[b:New]',
    ],
    [
      'two orders',
      'r[a] s[b] t[c]',
      's[b] r[a] t[c:Mine]',
      't[c] r[a] s[b]',
      's[b] r[a] t[c:Mine]',
      't[c:Mine] r[a] s[b]',
    ],
    [
      'two pictures',
      'r[a:Hej:old]',
      'r[a:Hej:mine]',
      'r[a:Hej:theirs]',
      'r[a:Hej:mine]',
      'r[a:Hej:theirs]',
    ],
  ])(
    'is a conflict when it is %s, and only that',
    (_what, base, mine, theirs, keepsMine, takesTheirs) => {
      expect(merged(base, mine, theirs).clashes).toBe(1);
      expect([
        notationOf(merged(base, mine, theirs, 'mine').document),
        notationOf(merged(base, mine, theirs, 'theirs').document),
      ]).toEqual([keepsMine, takesTheirs]);
    },
  );

  it('loses no widget of either and has none twice, whatever they moved and added', () => {
    // A fixed sequence of numbers in place of randomness.
    let seed = 7;
    const below = (max: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * max);
    };
    const shuffled = (names: readonly string[]) =>
      names
        .map((name) => ({ name, at: below(1000) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ name }) => name);
    const inRows = (names: readonly string[]) =>
      ['r', 's', 't']
        .map((row, at) => `${row}[${names.filter((_, index) => index % 3 === at).join(' ')}]`)
        .join(' ');
    for (let round = 0; round < 300; round += 1) {
      const base = ['a', 'b', 'c', 'd', 'e'].slice(0, 2 + below(4));
      const [mine, theirs] = ['x', 'y'].map((added) => shuffled([...base, added]));
      const { document } = merged(
        inRows(base),
        inRows(mine ?? []),
        inRows(theirs ?? []),
        below(2) === 0 ? 'mine' : 'theirs',
      );
      const ids = document.containers.flatMap(({ widgets }) => widgets.map(({ id }) => id));
      expect(ids.toSorted()).toEqual([...base, 'x', 'y']);
    }
  });
});

describe('what two editors made of a menu', () => {
  const item = (
    key: string,
    children: readonly StoredMenuItem[] = [],
    label = key,
  ): StoredMenuItem => ({
    key,
    label: { sv: label },
    target: { type: 'category', key },
    ...(children.length > 0 && { children }),
  });
  const keysOf = (items: readonly StoredMenuItem[]): readonly string[] =>
    items.map(
      ({ key, label, children }) =>
        `${key}${label.sv === key ? '' : `:${String(label.sv)}`}${children ? `(${keysOf(children).join(' ')})` : ''}`,
    );
  const menu = (...items: readonly StoredMenuItem[]): MenuDocument => ({ items });

  it('is merged, with new labels on what the other moved under another', () => {
    const { document, clashes } = mergeDocuments({
      base: menu(item('women'), item('men')),
      mine: menu(item('women'), item('men', [], 'Herr')),
      theirs: menu(item('women', [item('men')]), item('sale')),
    });
    expect([keysOf(document.items), clashes]).toEqual([['women(men:Herr)', 'sale'], 0]);
  });

  it('loses nothing when each moved one under the other', () => {
    const { document } = mergeDocuments({
      base: menu(item('a'), item('b')),
      mine: menu(item('a', [item('b')])),
      theirs: menu(item('b', [item('a')])),
    });
    expect(keysOf(document.items)).toEqual(['b(a)']);
  });
});
