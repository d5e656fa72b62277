import { checkDocument, type PageDocument } from '@solvik/content-schema/editing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWidget,
  duplicateWidget,
  freeId,
  joinAbove,
  moveWidget,
  readAt,
  removeWidget,
  setField,
  splitWidget,
  widgetsOf,
  writeAt,
} from './editDocument.ts';

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
    widgets: [...letters].map((letter) => ({
      id: letter,
      type: 'text',
      version: 2,
      name: letter,
      size: 'full',
      fields: {},
    })),
  })),
});
const shown = ({ containers }: PageDocument) =>
  containers.map(({ widgets }) => widgets.map(({ id }) => id).join('')).join(' ');

describe('an editor’s steps', () => {
  it.each([
    ['a b c', 'a', 2, 'b c a'],
    ['a b c', 'c', 0, 'c a b'],
    ['a bcd e', 'b', 2, 'a cbd e'],
    ['a bcd e', 'a', 1, 'bcd a e'],
    ['a bcd e', 'e', 3, 'a e bcd'],
    ['a bcd e', 'd', 4, 'a bcd e'],
    ['a bcd e f', 'c', 5, 'a bd e f c'],
    ['a bcd e f', 'c', 4, 'a bd e c f'],
    ['f a bcd', 'c', 0, 'c f a bd'],
    ['a b', 'a', 0, 'a b'],
    ['a b', 'a', 9, 'a b'],
    ['a b', 'x', 0, 'a b'],
  ])('%s, %s to place %i: %s', (before, id, to, after) =>
    expect(shown(moveWidget(page(before), id, to))).toBe(after),
  );

  /** Pages of rows that each have a distinct setting. */
  const pages = fc
    .array(
      fc.record({
        count: fc.integer({ min: 1, max: 4 }),
        layout: fc.constantFrom('full', 'half', 'third'),
        hasSchedule: fc.boolean(),
        isForMembers: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((rows): PageDocument => {
      const named = page(rows.map(({ count }) => 'x'.repeat(count)).join(' '));
      return {
        ...named,
        containers: named.containers.map((row, at) => ({
          ...row,
          layout: rows[at]?.layout ?? 'full',
          ...(rows[at]?.hasSchedule && { schedule: { from: '2026-12-01T00:00' } }),
          ...(rows[at]?.isForMembers && { audience: { membership: 'member' } }),
          widgets: row.widgets.map((widget, index) => ({
            ...widget,
            id: `${row.id}-${String(index)}`,
          })),
        })),
      } as PageDocument;
    });
  const message = ({ containers }: PageDocument) =>
    containers.map(({ widgets: _widgets, ...rest }) => JSON.stringify(rest)).toSorted();

  it('are reverted by the opposite one: down and up again is the page as it was', () => {
    fc.assert(
      fc.property(pages, fc.nat(24), fc.constantFrom(1, -1), (document, pick, step) => {
        const order = widgetsOf(document);
        const from = pick % order.length;
        const id = order[from]?.id ?? '';
        const moved = moveWidget(document, id, from + step);
        if (moved === document) return;
        const now = widgetsOf(moved).findIndex((widget) => widget.id === id);
        expect(moveWidget(moved, id, now - step)).toEqual(document);
      }),
    );
  });

  it('lose no widget and no setting of a row by moving', () => {
    fc.assert(
      fc.property(pages, fc.nat(24), fc.nat(24), (document, pick, to) => {
        const order = widgetsOf(document);
        const id = order[pick % order.length]?.id ?? '';
        const moved = moveWidget(document, id, to);
        expect(
          widgetsOf(moved)
            .map((widget) => widget.id)
            .toSorted(),
        ).toEqual(order.map((widget) => widget.id).toSorted());
        expect(message(moved)).toEqual(expect.arrayContaining(message(document)));
        expect(new Set(moved.containers.map((row) => row.id)).size).toBe(moved.containers.length);
      }),
    );
  });

  it('give a widget a row of its own like the one it leaves, and move it into the one above', () => {
    const document = page('a bcd');
    const [first, second] = document.containers;
    if (!first || !second) throw new Error('This page has two rows.');
    const members: PageDocument = {
      ...document,
      containers: [first, { ...second, layout: 'half', audience: { membership: 'member' } }],
    };
    const split = splitWidget(members, 'c');
    expect(shown(split)).toBe('a bd c');
    expect(split.containers[2]).toMatchObject({
      layout: 'half',
      audience: { membership: 'member' },
    });
    expect(shown(joinAbove(split, 'c'))).toBe('a bdc');
    expect(shown(joinAbove(members, 'a'))).toBe('a bcd');
  });

  it('add below what is chosen, or last', () => {
    expect(shown(addWidget(page('a b'), { type: 'hero', afterId: 'a' }).document)).toBe('a hero b');
    expect(shown(addWidget(page('a b'), { type: 'hero' }).document)).toBe('a b hero');
    expect(widgetsOf(addWidget(page('a'), { type: 'banner' }).document)[1]).toMatchObject({
      type: 'banner',
      name: 'banner',
      version: 2,
      fields: {},
    });
  });

  it('copy under a free id: beside the original in a row of several, else into a row of its own', () => {
    expect(shown(duplicateWidget(page('ab c'), 'a').document)).toBe('aa-2b c');
    expect(shown(duplicateWidget(page('ab c'), 'c').document)).toBe('ab c c-2');
  });

  it('copy any number of times without a row too full to be saved', () => {
    let document = page('a bc');
    for (let count = 0; count < 50; count += 1)
      for (const id of ['a', 'b']) ({ document } = duplicateWidget(document, id));
    expect(widgetsOf(document)).toHaveLength(103);
    expect(checkDocument(document).findings.filter(({ code }) => code === 'too-many')).toEqual([]);
  });

  it('copy the settings of a row along', () => {
    const [row] = page('a').containers;
    if (!row) throw new Error('This page has a row.');
    const document: PageDocument = {
      ...page('a'),
      containers: [{ ...row, layout: 'half', audience: { membership: 'member' } }],
    };
    expect(duplicateWidget(document, 'a').document.containers[1]).toMatchObject({
      id: 'row-a-2',
      layout: 'half',
      audience: { membership: 'member' },
    });
  });

  it('remove a row with its last widget', () => {
    expect(shown(removeWidget(page('ab c'), 'c'))).toBe('ab');
    expect(shown(removeWidget(page('ab c'), 'a'))).toBe('b c');
  });

  it.each([
    ['Hero', 'hero'],
    ['a', 'a-2'],
    ['Så sköter du ull', 's-sk-ter-du-ull'],
    ['!', 'x'],
  ])('a free id for %s is %s', (word, id) => expect(freeId(page('a b'), word)).toBe(id));

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
  ])('%o with %o at its path', (value, path, next, expected) =>
    expect(writeAt(value, path, next)).toEqual(expected),
  );

  it('the stored value is read', () =>
    expect(readAt(writeAt({ a: [{ b: 1 }] }, ['a', 0, 'c'], 'x'), ['a', 0, 'c'])).toBe('x'));
});
