/** What differs between two revisions, field by field, in the words that editors read. */
import { isObject, isWidgetType } from '@solvik/content-schema';
import {
  type Field,
  type Language,
  languages,
  type LinkTarget,
  type MenuDocument,
  type PageDocument,
  type StoredWidget,
  type TitledFields,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { rowsOf } from '../menus/editMenu.ts';
import { ownName, sayWidget, typeTitle } from '../naming/sayContent.ts';
import { widgetsOf } from '../editDocument.ts';
import { alignItems, type ItemIds } from './alignItems.ts';
import { sayGoal, sayNamed, sayQuery, sayValue } from './sayValue.ts';
import { movedIds } from './movedIds.ts';
import { sayShown, type ShownWords } from '../showing/sayShown.ts';

export interface Difference {
  /** Unique among all of a comparison. */
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'gone';
  /** What it is about: a widget, a row, the page itself; `owner` is the same for all that is told of it. */
  readonly owner: string;
  readonly where: string;
  /** Empty where a whole widget, row or item came or went. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface CompareWords extends ShownWords {
  readonly title: (english: string) => string;
  /** What the shop's own things are called; by their aliases until it is known. */
  readonly targets?: readonly LinkTarget[] | undefined;
}

/** With what tells the items of lists apart. */
type Told = CompareWords & { readonly ids: ItemIds };

interface Entry {
  /** The widget, row or item that it is of: none of the other's entries are told where that is missing altogether. */
  readonly owner: string;
  readonly where: string;
  readonly field: string;
  readonly value: string;
  /** Of a place: what it is within, and the list whose order it is part of. Only what somebody moved is told of them. */
  readonly within?: string;
  readonly list?: string;
  /** Of a row: that it is nothing but the place of its widgets, which tell themselves that they came or went. */
  readonly isPlaceOnly?: boolean;
}

type Entries = Map<string, Entry>;
type About = Pick<Entry, 'owner' | 'where'>;

function addFields(
  entries: Entries,
  {
    values,
    fields,
    about,
    path,
    names,
  }: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly fields: TitledFields;
    readonly about: About;
    readonly path: string;
    readonly names: readonly string[];
  },
  words: Told,
): void {
  const { text, title, ids } = words;
  const put = (id: string, labels: readonly string[], value: unknown, kind?: Field['kind']) =>
    value !== undefined &&
    value !== null &&
    entries.set(id, { ...about, field: labels.join(', '), value: sayValue(value, kind, words) });
  const addOne = (
    value: unknown,
    {
      field,
      at,
      labels,
    }: {
      readonly field: TitledFields[string];
      readonly at: string;
      readonly labels: readonly string[];
    },
  ) => {
    if (field.kind === 'group' && isObject(value))
      addFields(
        entries,
        { values: value, fields: field.of, about, path: at, names: labels },
        words,
      );
    else if (field.kind === 'list' && Array.isArray(value))
      for (const [index, item] of value.entries()) {
        if (!isObject(item)) continue;
        const own = `${at}[${ids.get(item) ?? String(index)}]`;
        const named = [...labels, String(index + 1)];
        entries.set(`${own} place`, {
          ...about,
          field: [...named, text('compare.place')].join(', '),
          value: String(index + 1),
          within: at,
          list: at,
        });
        addFields(
          entries,
          { values: item, fields: field.of, about, path: own, names: named },
          words,
        );
      }
    else if (field.kind === 'image' && isObject(value)) {
      const { alt, ...picture } = value;
      for (const [part, own] of Object.entries(picture))
        put(
          `${at}.${part}`,
          [...labels, text(part === 'file' ? 'field.file' : 'field.focalPoint')],
          own,
        );
      for (const language of languages)
        put(
          `${at}.alt.${language}`,
          [...labels, text('field.alt', { language: text(`language.${language}`) })],
          isObject(alt) ? alt[language] : undefined,
        );
    } else if (field.kind === 'product-query' && isObject(value)) {
      for (const [part, said] of sayQuery(value, at.split('.').at(-1), words))
        put(`${at}.${part}`, [...labels, text(`field.${part}`)], said);
    } else if (field.kind === 'text' && field.names && typeof value === 'string')
      put(at, labels, sayNamed(value, field.names, at.split('.').at(-1), words));
    else put(at, labels, value, field.kind);
  };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const at = `${path}.${name}`;
    const labels = [...names, title(field.title)];
    if (field.varies === undefined || !isObject(value)) addOne(value, { field, at, labels });
    else
      for (const [key, own] of Object.entries(value))
        addOne(own, {
          field,
          at: `${at}.${key}`,
          labels: [
            ...labels,
            field.varies === 'language'
              ? text(`language.${key as Language}`)
              : key === '*'
                ? text('edit.allMarkets')
                : text(`market.${key as 'se'}`),
          ],
        });
  }
}

function addWidget(
  entries: Entries,
  widget: StoredWidget,
  { row, at, within }: { readonly row: string; readonly at: number; readonly within: string },
  words: Told,
): void {
  const { text, title, locale } = words;
  const { label, note } = sayWidget(widget, { language: locale, title });
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
  put('shown', text('show.title'), sayShown(widget, words));
  const definition = isWidgetType(widget.type)
    ? widgetDefinitions.find(({ type }) => type === widget.type)
    : undefined;
  if (definition)
    addFields(
      entries,
      { values: widget.fields, fields: definition.fields, about, path, names: [] },
      words,
    );
  else put('fields', text('tab.fields'), JSON.stringify(widget.fields));
}

const addTexts = (
  entries: Entries,
  labels: Readonly<Partial<Record<Language, string>>> | undefined,
  {
    about,
    path,
    say,
  }: { readonly about: About; readonly path: string; readonly say: (language: string) => string },
  { text }: CompareWords,
): void => {
  for (const language of languages)
    if (labels?.[language])
      entries.set(`${path} ${language}`, {
        ...about,
        field: say(text(`language.${language}`)),
        value: labels[language],
      });
};

function entriesOfPage(document: PageDocument, words: Told): Entries {
  const { text, title } = words;
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
      { about, path: `page ${part}`, say: (language) => text(key, { language }) },
      words,
    );
  for (const [at, row] of document.containers.entries()) {
    const number = text('compare.row', { number: at + 1 });
    const path = `row ${row.id}`;
    const own = { owner: path, where: ownName(row) ?? number };
    entries.set(path, { ...own, field: '', value: number, isPlaceOnly: row.widgets.length > 0 });
    entries.set(`${path} layout`, { ...own, field: text('row.layout'), value: title(row.layout) });
    entries.set(`${path} design`, {
      ...own,
      field: text('row.design'),
      value: text(`row.${row.design}`),
    });
    entries.set(`${path} shown`, {
      ...own,
      field: text('show.rowTitle'),
      value: sayShown(row, words),
    });
    for (const [index, widget] of row.widgets.entries())
      addWidget(entries, widget, { row: number, at: index, within: row.id }, words);
  }
  return entries;
}

function entriesOfMenu(document: MenuDocument, words: CompareWords): Entries {
  const { text, locale } = words;
  const entries: Entries = new Map();
  const about = { owner: 'menu', where: text('compare.menu') };
  entries.set('menu', { ...about, field: '', value: '' });
  addTexts(
    entries,
    document.title,
    { about, path: 'menu title', say: (language) => language },
    words,
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
      value: sayGoal(item, words),
    });
    addTexts(
      entries,
      item.label,
      { about: own, path: `${path} label`, say: (language) => language },
      words,
    );
  }
  return entries;
}

/** The places of each order that there is. */
const placesOf = (entries: Entries) =>
  Map.groupBy(
    [...entries].flatMap(([id, { within, list }]) =>
      within === undefined ? [] : [{ id, parent: within, list }],
    ),
    ({ list }) => list,
  );

function movedIn(before: Entries, after: Entries): ReadonlySet<string> {
  const old = placesOf(before);
  return new Set(
    [...placesOf(after)].flatMap(([list, places]) => [...movedIds(old.get(list) ?? [], places)]),
  );
}

function compareEntries(before: Entries, after: Entries): readonly Difference[] {
  const moved = movedIn(before, after);
  const isWhole = ({ owner }: Entry, other: Entries) => !other.has(owner);
  const gone = [...before].flatMap(([id, entry]): readonly Difference[] => {
    if (
      after.has(id) ||
      entry.isPlaceOnly ||
      entry.within !== undefined ||
      (isWhole(entry, after) && id !== entry.owner)
    )
      return [];
    return [
      {
        id,
        kind: 'gone',
        owner: entry.owner,
        where: entry.where,
        field: entry.field,
        before: entry.value,
        after: '',
      },
    ];
  });
  const rest = [...after].flatMap(([id, entry]): readonly Difference[] => {
    const old = before.get(id);
    if (!old)
      return entry.isPlaceOnly ||
        entry.within !== undefined ||
        (isWhole(entry, before) && id !== entry.owner)
        ? []
        : [
            {
              id,
              kind: 'added',
              owner: entry.owner,
              where: entry.where,
              field: entry.field,
              before: '',
              after: entry.value,
            },
          ];
    // What a widget is called in the list follows from its words, which are told themselves.
    const isSame = entry.within === undefined ? old.value === entry.value : !moved.has(id);
    return id === entry.owner || isSame
      ? []
      : [
          {
            id,
            kind: 'changed',
            owner: entry.owner,
            where: entry.where,
            field: entry.field,
            before: old.value,
            after: entry.value,
          },
        ];
  });
  return [...rest, ...gone];
}

function alignWidgets(before: PageDocument, after: PageDocument): ItemIds {
  const ids: ItemIds = new WeakMap();
  const old = new Map(widgetsOf(before).map((widget) => [widget.id, widget] as const));
  for (const { id, fields } of widgetsOf(after)) alignItems(old.get(id)?.fields, fields, ids);
  return ids;
}

/** Of the newer one first, in its own order; then what it lacks. */
export function compareDocuments(
  before: PageDocument | MenuDocument,
  after: PageDocument | MenuDocument,
  words: CompareWords,
): readonly Difference[] {
  const ids: ItemIds =
    'containers' in before && 'containers' in after ? alignWidgets(before, after) : new WeakMap();
  const entriesOf = (document: PageDocument | MenuDocument) =>
    'containers' in document
      ? entriesOfPage(document, { ...words, ids })
      : entriesOfMenu(document, words);
  return compareEntries(entriesOf(before), entriesOf(after));
}
