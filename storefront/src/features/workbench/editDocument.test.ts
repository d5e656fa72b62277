import type { PageDocument } from '@solvik/content-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWidget, duplicateWidget, freeId, moveWidget, readAt, removeWidget, setField, widgetsOf, writeAt } from './editDocument.ts';

/** Rows of widgets by their letters: `ab c` is two rows. */
const page = (shown: string): PageDocument => ({
  name: 'Sida',
  title: {},
  tags: [],
  containers: shown.split(' ').map((letters, row) => ({
    id: `row-${String(row)}`,
    name: `Rad ${String(row)}`,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [...letters].map((letter) => ({ id: letter, type: 'text', version: 2, name: letter, size: 'full', fields: {} })),
  })),
});
const shown = ({ containers }: PageDocument) => containers.map(({ widgets }) => widgets.map(({ id }) => id).join('')).join(' ');

describe('an editor’s steps', () => {
  it.each([
    ['a b c', 'a', 2, 'b c a'],
    ['a b c', 'c', 0, 'c a b'],
    ['a bcd e', 'b', 2, 'a cbd e'],
    ['a bcd e', 'a', 1, 'bacd e'],
    ['a bcd e', 'd', 4, 'a bc ed'],
    ['a b', 'a', 0, 'a b'],
    ['a b', 'a', 9, 'a b'],
    ['a b', 'x', 0, 'a b'],
  ])('%s, %s to place %i: %s', (before, id, to, after) => expect(shown(moveWidget(page(before), id, to))).toBe(after));

  it('never lose or double a widget by moving', () => {
    fc.assert(
      fc.property(fc.constantFrom('a b c', 'ab cd', 'abc d e', 'a bcde'), fc.nat(5), fc.nat(5), (before, from, to) => {
        const document = page(before);
        const moved = moveWidget(document, widgetsOf(document)[from]?.id ?? '', to);
        expect(widgetsOf(moved).map(({ id }) => id).toSorted()).toEqual(widgetsOf(document).map(({ id }) => id).toSorted());
        const id = widgetsOf(document)[from]?.id;
        if (id && to < widgetsOf(document).length) expect(widgetsOf(moved)[to]?.id).toBe(id);
      }),
    );
  });

  it('add below what is chosen, or last', () => {
    expect(shown(addWidget(page('a b'), { type: 'hero', afterId: 'a' }).document)).toBe('a hero b');
    expect(shown(addWidget(page('a b'), { type: 'hero' }).document)).toBe('a b hero');
    expect(widgetsOf(addWidget(page('a'), { type: 'banner' }).document)[1]).toMatchObject({ type: 'banner', name: 'banner', version: 2, fields: {} });
  });

  it('copy beside the original under a free id, and remove a row with its last widget', () => {
    expect(shown(duplicateWidget(page('ab c'), 'a').document)).toBe('aa-2b c');
    expect(shown(removeWidget(page('ab c'), 'c'))).toBe('ab');
    expect(shown(removeWidget(page('ab c'), 'a'))).toBe('b c');
  });

  it.each([['Hero', 'hero'], ['a', 'a-2'], ['Så sköter du ull', 's-sk-ter-du-ull'], ['!', 'x']])('a free id for %s is %s', (word, id) => expect(freeId(page('a b'), word)).toBe(id));

  it('set a field in one language and leave the others', () => {
    const once = setField(page('a'), { widgetId: 'a', path: ['heading', 'sv'], value: 'Hej' });
    const twice = setField(once, { widgetId: 'a', path: ['heading', 'fi'], value: 'Moi' });
    expect(widgetsOf(twice)[0]?.fields).toEqual({ heading: { sv: 'Hej', fi: 'Moi' } });
    expect(widgetsOf(once)[0]?.fields).toEqual({ heading: { sv: 'Hej' } });
  });

  it.each([
    [{}, ['a', 0, 'b'], 1, { a: [{ b: 1 }] }],
    [{ a: [1, 2, 3] }, ['a', 1], undefined, { a: [1, 3] }],
    [{ a: { b: 1 } }, ['a', 'b'], undefined, { a: {} }],
    [{ a: 1 }, [], 2, 2],
  ])('%o with %o at its path', (value, path, wanted, expected) => expect(writeAt(value, path, wanted)).toEqual(expected));

  it('what is written is read', () => expect(readAt(writeAt({ a: [{ b: 1 }] }, ['a', 0, 'c'], 'x'), ['a', 0, 'c'])).toBe('x'));
});
