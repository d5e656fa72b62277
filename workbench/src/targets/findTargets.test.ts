import type { LinkTarget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { findTargets } from './findTargets.ts';

const both = (sv: string, fi: string) => ({ sv, fi });
const targets: readonly LinkTarget[] = [
  {
    kind: 'category',
    key: 'women-coats',
    name: both('Kappor', 'Takit'),
    within: both('Dam', 'Naiset'),
    path: both('/c/dam/kappor', '/c/naiset/takit'),
  },
  {
    kind: 'category',
    key: 'men-coats',
    name: both('Rockar', 'Takit'),
    within: both('Herr', 'Miehet'),
    path: both('/c/herr/rockar', '/c/miehet/takit'),
  },
  {
    kind: 'category',
    key: 'rain',
    name: both('Regnkappor', 'Sadetakit'),
    within: both('Dam', 'Naiset'),
    path: both('/c/dam/regn', '/c/naiset/sade'),
  },
  { kind: 'brand', key: 'berg', name: both('Berg', 'Berg'), path: both('/b/berg', '/b/berg') },
  { kind: 'route', key: 'newProducts', name: {}, path: both('/nyheter', '/uutuudet') },
];
const shown = async (
  words: string,
  language: 'sv' | 'fi' = 'sv',
  kinds: readonly LinkTarget['kind'][] = ['category', 'brand', 'route'],
) =>
  findTargets(targets, { words, kinds, language, text: await loadWorkbenchText(language) }).map(
    ({ kind, found }) =>
      `${kind}: ${found.map(({ name, within }) => [within, name].filter(Boolean).join(' ')).join(', ')}`,
  );

describe('an entry of the shop, by its name', () => {
  it.each<[string, string, 'sv' | 'fi', readonly string[]]>([
    [
      'in the editor’s language, what begins with it first',
      'kapp',
      'sv',
      ['category: Dam Kappor, Dam Regnkappor'],
    ],
    [
      'in capitals, in another language',
      'TAKI',
      'fi',
      ['category: Naiset Takit, Miehet Takit, Naiset Sadetakit'],
    ],
    ['with its parent', 'naiset takit', 'fi', ['category: Naiset Takit, Naiset Sadetakit']],
    ['a screen of the shop’s own', 'nyh', 'sv', ['route: Nyheter']],
    ['what does not exist', 'månen', 'sv', []],
  ])('%s', async (_title, words, language, expected) =>
    expect(await shown(words, language)).toEqual(expected),
  );

  it('is of the requested kinds, all of them where nothing is typed', async () => {
    expect(await shown('', 'sv', ['brand'])).toEqual(['brand: Berg']);
    expect(await shown('kapp', 'sv', ['brand'])).toEqual([]);
  });

  it('is limited to a readable length', async () => {
    const many = Array.from({ length: 30 }, (_each, at): LinkTarget => ({
      kind: 'brand',
      key: String(at),
      name: { sv: `B ${String(at)}` },
      path: {},
    }));
    const [group] = findTargets(many, {
      words: 'b',
      kinds: ['brand'],
      language: 'sv',
      text: await loadWorkbenchText('sv'),
    });
    expect(group?.found).toHaveLength(8);
  });
});
