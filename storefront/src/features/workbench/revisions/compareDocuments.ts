/** What differs between two revisions, field by field, in the words that editors read. */
import { type Field, isWidgetType, type Language, languages, type MenuDocument, type PageDocument, type RichText, type StoredMenuItem, type StoredWidget, type TitledFields, widgetDefinitions } from '@solvik/content-schema';
import { rowsOf } from '../menus/editMenu.ts';
import { ownName, sayWidget, typeTitle } from '../naming/sayContent.ts';
import { writeMarkup } from '../richTextMarkup.ts';
import { sayShown, type ShownWords } from '../showing/sayShown.ts';

export interface Difference {
  /** Unique among all of a comparison. */
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'gone';
  /** What it is about: a widget, a row, the page itself. */
  readonly where: string;
  /** Empty where a whole widget, row or item came or went. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface CompareWords extends ShownWords {
  readonly title: (english: string) => string;
}

interface Entry {
  /** The widget, row or item that it is of: none of the other's entries are told where that is missing altogether. */
  readonly owner: string;
  readonly where: string;
  readonly field: string;
  readonly value: string;
}

type Entries = Map<string, Entry>;
type About = Pick<Entry, 'owner' | 'where'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

function sayValue(value: unknown, kind: Field['kind'] | undefined): string {
  if (kind === 'rich-text' && Array.isArray(value)) return writeMarkup(value as RichText);
  if (kind === 'link' && isObject(value)) return [value['label'], value['href']].filter((part) => typeof part === 'string').join(' → ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function addFields(entries: Entries, { values, fields, about, path, names }: { readonly values: Readonly<Record<string, unknown>>; readonly fields: TitledFields; readonly about: About; readonly path: string; readonly names: readonly string[] }, words: CompareWords): void {
  const { text, title } = words;
  const put = (id: string, labels: readonly string[], value: unknown, kind?: Field['kind']) => value !== undefined && value !== null && entries.set(id, { ...about, field: labels.join(', '), value: sayValue(value, kind) });
  const addOne = (value: unknown, { field, at, labels }: { readonly field: TitledFields[string]; readonly at: string; readonly labels: readonly string[] }) => {
    if (field.kind === 'group' && isObject(value)) addFields(entries, { values: value, fields: field.of, about, path: at, names: labels }, words);
    else if (field.kind === 'list' && Array.isArray(value)) for (const [index, item] of value.entries()) {
      if (isObject(item)) addFields(entries, { values: item, fields: field.of, about, path: `${at}[${String(index)}]`, names: [...labels, String(index + 1)] }, words);
    } else if (field.kind === 'image' && isObject(value)) {
      const { alt, ...picture } = value;
      for (const [part, own] of Object.entries(picture)) put(`${at}.${part}`, [...labels, text(part === 'file' ? 'field.file' : 'field.focalPoint')], own);
      for (const language of languages) put(`${at}.alt.${language}`, [...labels, text('field.alt', { language: text(`language.${language}`) })], isObject(alt) ? alt[language] : undefined);
    } else put(at, labels, value, field.kind);
  };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const at = `${path}.${name}`;
    const labels = [...names, title(field.title)];
    if (field.varies === undefined || !isObject(value)) addOne(value, { field, at, labels });
    else for (const [key, own] of Object.entries(value)) addOne(own, { field, at: `${at}.${key}`, labels: [...labels, field.varies === 'language' ? text(`language.${key as Language}`) : key === '*' ? text('edit.allMarkets') : text(`market.${key as 'se'}`)] });
  }
}

function addWidget(entries: Entries, widget: StoredWidget, { row, at }: { readonly row: string; readonly at: number }, words: CompareWords): void {
  const { text, title, locale } = words;
  const { label, note } = sayWidget(widget, { language: locale, title });
  const path = `widget ${widget.id}`;
  const about = { owner: path, where: label };
  const put = (name: string, field: string, value: string | undefined) => value !== undefined && entries.set(`${path} ${name}`, { ...about, field, value });
  entries.set(path, { ...about, field: '', value: note || label });
  put('place', text('compare.place'), `${row} ${String(at + 1)}`);
  put('type', text('compare.type'), typeTitle(widget.type, title));
  put('name', text('edit.name'), ownName(widget));
  put('size', text('edit.size'), title(widget.size));
  put('shown', text('show.title'), sayShown(widget, words));
  const definition = isWidgetType(widget.type) ? widgetDefinitions.find(({ type }) => type === widget.type) : undefined;
  if (definition) addFields(entries, { values: widget.fields, fields: definition.fields, about, path, names: [] }, words);
  else put('fields', text('tab.fields'), JSON.stringify(widget.fields));
}

const addTexts = (entries: Entries, labels: Readonly<Partial<Record<Language, string>>> | undefined, { about, path, say }: { readonly about: About; readonly path: string; readonly say: (language: string) => string }, { text }: CompareWords): void => {
  for (const language of languages) if (labels?.[language]) entries.set(`${path} ${language}`, { ...about, field: say(text(`language.${language}`)), value: labels[language] });
};

function entriesOfPage(document: PageDocument, words: CompareWords): Entries {
  const { text, title } = words;
  const entries: Entries = new Map();
  const about = { owner: 'page', where: text('compare.page') };
  entries.set('page', { ...about, field: '', value: document.name });
  entries.set('page name', { ...about, field: text('edit.name'), value: document.name });
  for (const [part, key] of [['title', 'edit.pageTitle'], ['description', 'edit.pageDescription'], ['alias', 'edit.pageAlias']] as const) addTexts(entries, document[part], { about, path: `page ${part}`, say: (language) => text(key, { language }) }, words);
  for (const [at, row] of document.containers.entries()) {
    const number = text('compare.row', { number: at + 1 });
    const path = `row ${row.id}`;
    const own = { owner: path, where: ownName(row) ?? number };
    entries.set(path, { ...own, field: '', value: number });
    entries.set(`${path} layout`, { ...own, field: text('row.layout'), value: title(row.layout) });
    entries.set(`${path} design`, { ...own, field: text('row.design'), value: text(`row.${row.design}`) });
    entries.set(`${path} shown`, { ...own, field: text('show.rowTitle'), value: sayShown(row, words) });
    for (const [index, widget] of row.widgets.entries()) addWidget(entries, widget, { row: number, at: index }, words);
  }
  return entries;
}

const sayTarget = ({ target }: StoredMenuItem): string => (target.type === 'route' ? target.route : `${target.type} ${target.key}`);

function entriesOfMenu(document: MenuDocument, words: CompareWords): Entries {
  const { text, locale } = words;
  const entries: Entries = new Map();
  const about = { owner: 'menu', where: text('compare.menu') };
  entries.set('menu', { ...about, field: '', value: '' });
  addTexts(entries, document.title, { about, path: 'menu title', say: (language) => language }, words);
  for (const { item, path: place } of rowsOf(document)) {
    const path = `item ${item.key}`;
    const own = { owner: path, where: item.label[locale] ?? Object.values(item.label)[0] ?? item.key };
    entries.set(path, { ...own, field: '', value: own.where });
    entries.set(`${path} place`, { ...own, field: text('compare.place'), value: [...place.matchAll(/\d+/g)].map(([index]) => String(Number(index) + 1)).join('.') });
    entries.set(`${path} target`, { ...own, field: text('menu.leadsTo'), value: sayTarget(item) });
    addTexts(entries, item.label, { about: own, path: `${path} label`, say: (language) => language }, words);
  }
  return entries;
}

function compareEntries(before: Entries, after: Entries): readonly Difference[] {
  const isWhole = ({ owner }: Entry, other: Entries) => !other.has(owner);
  const gone = [...before].flatMap(([id, entry]): readonly Difference[] => {
    if (after.has(id) || (isWhole(entry, after) && id !== entry.owner)) return [];
    return [{ id, kind: 'gone', where: entry.where, field: entry.field, before: entry.value, after: '' }];
  });
  const rest = [...after].flatMap(([id, entry]): readonly Difference[] => {
    const old = before.get(id);
    if (!old) return isWhole(entry, before) && id !== entry.owner ? [] : [{ id, kind: 'added', where: entry.where, field: entry.field, before: '', after: entry.value }];
    // What a widget is called in the list follows from its words, which are told themselves.
    return id === entry.owner || old.value === entry.value ? [] : [{ id, kind: 'changed', where: entry.where, field: entry.field, before: old.value, after: entry.value }];
  });
  return [...rest, ...gone];
}

/** Of the newer one first, in its own order; then what it lacks. */
export function compareDocuments(before: PageDocument | MenuDocument, after: PageDocument | MenuDocument, words: CompareWords): readonly Difference[] {
  const entriesOf = (document: PageDocument | MenuDocument) => ('containers' in document ? entriesOfPage(document, words) : entriesOfMenu(document, words));
  return compareEntries(entriesOf(before), entriesOf(after));
}
