import { isWidgetType } from '@solvik/content-schema';
import {
  type PageDocument,
  type StoredWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { ownName, typeTitle, widgetLabel } from '../naming/contentLabels.ts';
import { describeVisibility } from '../visibility/describeVisibility.ts';
import { addFields } from './addFields.ts';
import { addTexts } from './addTexts.ts';
import type { Entries, EntryTexts } from './entry.ts';

function addWidget(
  entries: Entries,
  widget: StoredWidget,
  { row, at, within }: { readonly row: string; readonly at: number; readonly within: string },
  texts: EntryTexts,
): void {
  const { text, title, locale } = texts;
  const { label, note } = widgetLabel(widget, { language: locale, title });
  const path = `widget ${widget.id}`;
  const about = { owner: path, where: label };
  const put = (name: string, field: string, value: string | undefined) =>
    value !== undefined && entries.set(`${path} ${name}`, { ...about, field, value });
  entries.set(path, { ...about, field: '', value: note || label });
  entries.set(`${path} place`, {
    ...about,
    field: text('compare.place'),
    value: text('compare.placeInRow', { row, at: at + 1 }),
    within,
    list: 'page',
  });
  put('type', text('compare.type'), typeTitle(widget.type, title));
  put('name', text('edit.name'), ownName(widget));
  put('size', text('edit.size'), title(widget.size));
  put('shown', text('show.title'), describeVisibility(widget, texts));
  const definition = isWidgetType(widget.type)
    ? widgetDefinitions.find(({ type }) => type === widget.type)
    : undefined;
  if (definition)
    addFields({ entries, about, texts }, { path, labels: [] }, widget.fields, definition.fields);
  else put('fields', text('tab.fields'), JSON.stringify(widget.fields));
}

/** The entries of a page: its own texts, its rows and its widgets. */
export function pageEntries(document: PageDocument, texts: EntryTexts): Entries {
  const { text, title } = texts;
  const entries: Entries = new Map();
  const about = { owner: 'page', where: text('compare.page') };
  entries.set('page', { ...about, field: '', value: document.name });
  entries.set('page name', { ...about, field: text('edit.name'), value: document.name });
  for (const [part, key] of [
    ['title', 'edit.pageTitle'],
    ['description', 'edit.pageDescription'],
    ['alias', 'edit.pageAlias'],
  ] as const)
    addTexts(
      entries,
      document[part],
      { about, path: `page ${part}`, labelOf: (language) => text(key, { language }) },
      texts,
    );
  for (const [at, row] of document.containers.entries()) {
    const number = text('compare.row', { number: at + 1 });
    const path = `row ${row.id}`;
    const own = { owner: path, where: ownName(row) ?? number };
    entries.set(path, { ...own, field: '', value: number, isPositionOnly: row.widgets.length > 0 });
    entries.set(`${path} layout`, { ...own, field: text('row.layout'), value: title(row.layout) });
    entries.set(`${path} design`, {
      ...own,
      field: text('row.design'),
      value: text(`row.${row.design}`),
    });
    entries.set(`${path} shown`, {
      ...own,
      field: text('show.rowTitle'),
      value: describeVisibility(row, texts),
    });
    for (const [index, widget] of row.widgets.entries())
      addWidget(entries, widget, { row: number, at: index, within: row.id }, texts);
  }
  return entries;
}
