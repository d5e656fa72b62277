import type { MenuDocument } from '@solvik/content-schema/editing';
import { rowsOf } from '../menus/editMenu.ts';
import { addTexts } from './addTexts.ts';
import type { CompareTexts } from './compareTexts.ts';
import { describeTarget } from './describeValue.ts';
import type { Entries } from './entry.ts';

/** The entries of a menu: its title and its items. */
export function menuEntries(document: MenuDocument, texts: CompareTexts): Entries {
  const { text, locale } = texts;
  const entries: Entries = new Map();
  const about = { owner: 'menu', where: text('compare.menu') };
  entries.set('menu', { ...about, field: '', value: '' });
  addTexts(
    entries,
    document.title,
    { about, path: 'menu title', labelOf: (language) => language },
    texts,
  );
  const above: string[] = [];
  for (const { item, path: place, level } of rowsOf(document)) {
    above.splice(level - 1, above.length, item.key);
    const path = `item ${item.key}`;
    const own = {
      owner: path,
      where: item.label[locale] ?? Object.values(item.label)[0] ?? item.key,
    };
    entries.set(path, { ...own, field: '', value: own.where });
    entries.set(`${path} place`, {
      ...own,
      field: text('compare.place'),
      value: [...place.matchAll(/\d+/g)].map(([index]) => String(Number(index) + 1)).join('.'),
      within: above.at(-2) ?? '',
      list: 'menu',
    });
    entries.set(`${path} target`, {
      ...own,
      field: text('menu.leadsTo'),
      value: describeTarget(item, texts),
    });
    addTexts(
      entries,
      item.label,
      { about: own, path: `${path} label`, labelOf: (language) => language },
      texts,
    );
  }
  return entries;
}
