import { describe, expect, it } from 'vitest';
import type { LinkTarget } from '../desk/linkTarget.ts';
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

/** `Dam /c/dam [what is under it]`. */
const shown = (items: readonly ViewedMenuItem[]): string =>
  items
    .map(
      ({ label, canonicalUrl, children }) =>
        `${label} ${canonicalUrl}${children.length > 0 ? ` [${shown(children)}]` : ''}`,
    )
    .join(', ');

describe('a menu as a reader is shown it', () => {
  it.each<[string, StoredMenuItem, string, string]>([
    [
      'a shelf, in the reader’s own words',
      item({ sv: 'Dam', fi: 'Naiset' }, women),
      'Dam /c/dam',
      'Naiset /c/naiset',
    ],
    [
      'a brand that bears a shelf’s key',
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
      'words of another language where its own lack',
      item({ sv: 'Dam' }, women),
      'Dam /c/dam',
      'Dam /c/naiset',
    ],
    [
      'what stands under it',
      item({ sv: 'Dam', fi: 'Naiset' }, women, [
        item({ sv: 'Nytt' }, { type: 'route', route: 'newProducts' }),
      ]),
      'Dam /c/dam [Nytt /nyheter]',
      'Naiset /c/naiset [Nytt /uutuudet]',
    ],
    [
      'nothing of an address that is another site’s in disguise',
      item({ sv: 'Rea' }, { type: 'route', route: '//evil.example' }),
      '',
      '',
    ],
    [
      'nothing of what leads nowhere',
      item({ sv: 'Borta' }, { type: 'page', key: 'gone' }, [item({ sv: 'Dam' }, women)]),
      '',
      '',
    ],
    ['nothing without words', item({}, women), '', ''],
  ])('%s', (_title, one, swedish, finnish) => {
    expect(shown(viewMenu({ items: [one] }, { language: 'sv', targets }).items)).toBe(swedish);
    expect(shown(viewMenu({ items: [one] }, { language: 'fi', targets }).items)).toBe(finnish);
  });

  it('bears its title, when it has one', () => {
    expect(viewMenu({ title: { sv: 'Hjälp' }, items: [] }, { language: 'nb', targets })).toEqual({
      title: 'Hjälp',
      items: [],
    });
    expect(viewMenu({ items: [] }, { language: 'nb', targets })).toEqual({ items: [] });
  });
});
