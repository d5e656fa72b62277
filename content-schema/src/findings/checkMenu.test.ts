import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMenu } from './checkMenu.ts';

const label = { sv: 'Dam', nb: 'Dame', da: 'Dame', fi: 'Naiset' };
const women = { key: 'women', label, target: { type: 'category', key: 'women' } };
const reported = (value: unknown) =>
  checkMenu(value).findings.map(({ level, path, code }) => `${level} ${path} ${code}`);
const menu = (...items: readonly unknown[]) => ({ items });

describe('a stored menu', () => {
  it('is read as it was written, without unknown members', () => {
    const children = [
      { key: 'news', label, target: { type: 'route', route: 'newProducts' } },
      { key: 'sale', label, target: { type: 'route', route: '/c/dam?sale=1' } },
    ];
    const given = { title: label, items: [{ ...women, children }] };
    expect(
      checkMenu({ ...given, colour: 'red', items: [{ ...given.items[0], isOpen: true }] }),
    ).toEqual({ document: given, findings: [] });
  });

  it.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['error  not-object']],
    ['no list', {}, ['error items not-list']],
    [
      'an item without a label',
      menu({ ...women, label: {} }),
      [
        'error items[0].label.sv required',
        'error items[0].label.nb required',
        'error items[0].label.da required',
        'error items[0].label.fi required',
      ],
    ],
    [
      'a single text that is too long',
      menu({ ...women, label: { sv: 'x'.repeat(61) } }),
      [
        'error items[0].label.sv too-long',
        'error items[0].label.nb required',
        'error items[0].label.da required',
        'error items[0].label.fi required',
      ],
    ],
    [
      'one of four texts too long',
      menu({ ...women, label: { ...label, da: 'x'.repeat(61) } }),
      ['error items[0].label.da too-long'],
    ],
    [
      'a label that is not text',
      menu({ ...women, label: 'Dam' }),
      ['error items[0].label not-object'],
    ],
    [
      'an item without a Finnish label',
      menu({ ...women, label: { sv: 'Dam', nb: 'Dame', da: 'Dame' } }),
      ['warning items[0].label.fi missing-translation'],
    ],
    ['an item without a key', menu({ ...women, key: ' ' }), ['error items[0].key required']],
    ['a key as a catalogue may import it', menu({ ...women, key: 'newProducts/2' }), []],
    ['an item without a target', menu({ key: 'a', label }), ['error items[0].target not-object']],
    [
      'a target of an unknown kind',
      menu({ ...women, target: { type: 'product', key: 'a' } }),
      ['error items[0].target.type unknown-option'],
    ],
    [
      'a script',
      menu({ ...women, target: { type: 'route', route: 'javascript:alert(1)' } }),
      ['error items[0].target.route unsafe-href'],
    ],
    [
      'an address that disguises another site',
      menu({ ...women, target: { type: 'route', route: '/\\evil.example' } }),
      ['error items[0].target.route unsafe-href'],
    ],
    [
      'one key twice, on two levels',
      menu({ ...women, children: [women] }),
      ['error items[0].children[0].key duplicate-id'],
    ],
    [
      'one key twice, after an item that cannot be read',
      menu({ ...women, key: 'b', target: null }, women, women),
      ['error items[0].target not-object', 'error items[2].key duplicate-id'],
    ],
    [
      'four levels',
      menu({
        ...women,
        children: [
          {
            ...women,
            key: 'b',
            children: [{ ...women, key: 'c', children: [{ ...women, key: 'd' }] }],
          },
        ],
      }),
      ['error items[0].children[0].children[0].children too-many'],
    ],
    [
      'too many',
      menu(...Array.from({ length: 41 }, (_, at) => ({ ...women, key: `k-${String(at)}` }))),
      ['error items too-many'],
    ],
  ])('with %s', (_title, value, expected) => expect(reported(value)).toEqual(expected));

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.jsonValue()).map((items) => ({ items })),
          fc.jsonValue().map((children) => menu({ ...women, children })),
          fc.jsonValue().map((target) => menu({ ...women, target })),
        ),
        (value) => {
          expect(Array.isArray(checkMenu(value).findings)).toBe(true);
        },
      ),
    );
  });
});
