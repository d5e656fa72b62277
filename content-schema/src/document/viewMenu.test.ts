import { describe, expect, it } from 'vitest';
import type { LinkTarget } from '../content-service/linkTarget.ts';
import type { MenuTarget, StoredMenuItem } from './menuDocument.ts';
import { type ViewedMenuItem, viewMenu } from './viewMenu.ts';

const targets: readonly LinkTarget[] = [
  { kind: 'category', key: 'women', name: { sv: 'Dam' }, path: { sv: '/c/dam', fi: '/c/naiset' } },
  { kind: 'brand', key: 'women', name: { sv: 'Women' }, path: { sv: '/b/women' } },
  { kind: 'route', key: 'newProducts', name: {}, path: { sv: '/nyheter', fi: '/uutuudet' } },
];
const item = (
  label: StoredMenuItem['label'],
  target: MenuTarget,
  children: readonly StoredMenuItem[] = [],
): StoredMenuItem => ({ key: Object.values(label)[0] ?? 'none', label, target, children });
const women: MenuTarget = { type: 'category', key: 'women' };

/** `Dam /c/dam [its children]`. */
const shown = (items: readonly ViewedMenuItem[]): string =>
  items
    .map(
      ({ label, canonicalUrl, children }) =>
        `${label} ${canonicalUrl}${children.length > 0 ? ` [${shown(children)}]` : ''}`,
    )
    .join(', ');

describe('a menu as a visitor views it', () => {
  it.each<[string, StoredMenuItem, string, string]>([
    [
      'a category, labelled in the visitor’s language',
      item({ sv: 'Dam', fi: 'Naiset' }, women),
      'Dam /c/dam',
      'Naiset /c/naiset',
    ],
    [
      'a brand with a category’s key',
      item({ sv: 'Women', fi: 'Women' }, { type: 'brand', key: 'women' }),
      'Women /b/women',
      'Women /b/women',
    ],
    [
      'a route by its name',
      item({ sv: 'Nytt', fi: 'Uutta' }, { type: 'route', route: 'newProducts' }),
      'Nytt /nyheter',
      'Uutta /uutuudet',
    ],
    [
      'an address as it was typed',
      item({ sv: 'Rea', fi: 'Ale' }, { type: 'route', route: '/c/dam?x=1' }),
      'Rea /c/dam?x=1',
      'Ale /c/dam?x=1',
    ],
    [
      'a label in another language where its own is missing',
      item({ sv: 'Dam' }, women),
      'Dam /c/dam',
      'Dam /c/naiset',
    ],
    [
      'the items below it',
      item({ sv: 'Dam', fi: 'Naiset' }, women, [
        item({ sv: 'Nytt' }, { type: 'route', route: 'newProducts' }),
      ]),
      'Dam /c/dam [Nytt /nyheter]',
      'Naiset /c/naiset [Nytt /uutuudet]',
    ],
    [
      'no address that disguises another site',
      item({ sv: 'Rea' }, { type: 'route', route: '//evil.example' }),
      '',
      '',
    ],
    [
      'no item without a target',
      item({ sv: 'Borta' }, { type: 'page', key: 'gone' }, [item({ sv: 'Dam' }, women)]),
      '',
      '',
    ],
    ['no item without a label', item({}, women), '', ''],
  ])('%s', (_title, one, swedish, finnish) => {
    expect(shown(viewMenu({ items: [one] }, { language: 'sv', targets }).items)).toBe(swedish);
    expect(shown(viewMenu({ items: [one] }, { language: 'fi', targets }).items)).toBe(finnish);
  });

  it('has its title, when it has one', () => {
    expect(viewMenu({ title: { sv: 'Hjälp' }, items: [] }, { language: 'nb', targets })).toEqual({
      title: 'Hjälp',
      items: [],
    });
    expect(viewMenu({ items: [] }, { language: 'nb', targets })).toEqual({ items: [] });
  });
});
