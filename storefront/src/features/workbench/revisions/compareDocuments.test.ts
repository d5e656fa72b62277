import type { MenuDocument, PageDocument, StoredWidget } from '@solvik/content-schema';
import { describe, expect, it } from 'vitest';
import { setField } from '../editDocument.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { compareDocuments } from './compareDocuments.ts';

const text = await loadWorkbenchText('sv');
const words = { text, title: (english: string) => english, timeText: (moment: string) => moment, locale: 'sv' } as const;
const widget = (id: string, fields: object, type = 'hero'): StoredWidget => ({ id, type, version: 1, name: id, size: 'full', fields: fields as StoredWidget['fields'] });
const row = (id: string, ...widgets: readonly StoredWidget[]): PageDocument['containers'][number] => ({ id, name: id, layout: 'full', design: 'default', responsiveMode: '', widgets });
const page = (...containers: PageDocument['containers']): PageDocument => ({ name: 'Sida', title: { sv: 'Sida', fi: 'Sivu' }, tags: [], containers });
const before = page(row('a', widget('hero', { heading: { sv: 'Kappväder', fi: 'Takkisää' }, image: { '*': { file: 'a.webp', alt: { sv: 'Kappa' } } } })));
const told = (...[a, b]: readonly [PageDocument | MenuDocument, PageDocument | MenuDocument]) => compareDocuments(a, b, words).map(({ kind, where, field, before: was, after: is }) => `${kind} ${where}: ${field}: ${was} | ${is}`);

describe('two revisions of a page', () => {
  it('that are the same differ in nothing', () => expect(told(before, before)).toEqual([]));

  it.each<[string, PageDocument, readonly string[]]>([
    ['a word in one language', setField(before, { widgetId: 'hero', path: ['heading', 'fi'], value: 'Pakkanen' }), ['changed Hero: Heading, finska: Takkisää | Pakkanen']],
    ['a word that is taken away', setField(before, { widgetId: 'hero', path: ['heading', 'fi'], value: undefined }), ['gone Hero: Heading, finska: Takkisää | ']],
    ['a word that came', setField(before, { widgetId: 'hero', path: ['heading', 'da'], value: 'Frakkevejr' }), ['added Hero: Heading, danska:  | Frakkevejr']],
    ['a picture and its words', setField(setField(before, { widgetId: 'hero', path: ['image', '*', 'file'], value: 'b.webp' }), { widgetId: 'hero', path: ['image', '*', 'alt', 'sv'], value: 'Rock' }), [`changed Hero: Picture, Alla marknader, Fil: a.webp | b.webp`, 'changed Hero: Picture, Alla marknader, Bildbeskrivning, svenska: Kappa | Rock']],
    ['the page’s title', { ...before, title: { sv: 'Vinter', fi: 'Sivu' } }, ['changed Sidan: Titel, svenska: Sida | Vinter']],
    ['a whole widget and its row', page(...before.containers, row('b', widget('text', { heading: { sv: 'Ull' } }, 'text'))), ['added Rad 2: :  | Rad 2', 'added Text: :  | Ull']],
    ['all that stood there', page(), ['gone Rad 1: : Rad 1 | ', 'gone Hero: : Kappväder | ']],
    ['for whom it is', page(row('a', { ...widget('hero', before.containers[0]?.widgets[0]?.fields ?? {}), audience: { membership: 'member' } })), ['changed Hero: Visas för: alla, alltid | Medlem, alltid']],
  ])('that differ in %s', (_what, after, expected) => expect(told(before, after)).toEqual(expected));
});

it('two revisions of a menu differ in words, goals, places and items', () => {
  const item = (key: string, goal = key): MenuDocument['items'][number] => ({ key, label: { sv: key }, target: { type: 'category', key: goal } });
  expect(told({ items: [item('a'), item('b'), item('c')] }, { items: [item('b', 'x'), { ...item('d'), children: [{ ...item('a'), label: { sv: 'A' } }] }] })).toEqual([
    'changed b: Plats: 2 | 1', 'changed b: Leder till: category b | category x', 'added d: :  | d', 'changed A: Plats: 1 | 2.1', 'changed A: svenska: a | A', 'gone c: : c | ',
  ]);
});
