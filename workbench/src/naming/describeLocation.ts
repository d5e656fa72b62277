/** Describes a finding's path to an editor: its owner and its field. */
import { isWidgetType } from '@solvik/content-schema';
import {
  type Language,
  languages,
  type MenuDocument,
  type PageDocument,
  type StoredContainer,
  type StoredWidget,
  type TitledFields,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import type { Messages } from '../languages/generated/messages.ts';
import { rowsOf } from '../menus/editMenu.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import { ownName, widgetLabel, typeTitle } from './contentLabels.ts';

interface LocationTexts {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** The editor's own language. */
  readonly locale: Language;
}

export interface ContentLocation {
  /** A widget, a row, an item of a menu, or the page itself. */
  readonly owner: string;
  /** Empty where it is about the whole of it. */
  readonly field: string;
}

const keysOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

const partKeys = {
  label: 'field.linkLabel',
  href: 'field.linkHref',
  file: 'field.file',
  category: 'field.category',
  brand: 'field.brand',
  campaign: 'field.campaign',
  sort: 'field.sort',
  take: 'field.take',
} as const;
const widgetKeys = {
  name: 'edit.name',
  size: 'edit.size',
  schedule: 'show.title',
  audience: 'show.title',
} as const;
const rowKeys = {
  name: 'edit.name',
  layout: 'row.layout',
  design: 'row.design',
  responsiveMode: 'row.phone',
  schedule: 'show.rowTitle',
  audience: 'show.rowTitle',
  widgets: 'where.widgets',
} as const;
const pageKeys = { name: 'edit.name', containers: 'where.rows', filters: 'create.filter' } as const;
const textKeys = {
  title: 'edit.pageTitle',
  description: 'edit.pageDescription',
  alias: 'edit.pageAlias',
} as const;
const wholeTextKeys = {
  title: 'translations.pageTitle',
  description: 'translations.pageDescription',
  alias: 'translations.pageAlias',
} as const;

/** Texts that take no values. */
type PlainKey = {
  readonly [K in keyof Messages]: Messages[K] extends readonly [] ? K : never;
}[keyof Messages];
const textAt = (
  keys: Readonly<Record<string, PlainKey>>,
  name: string,
  text: WorkbenchText,
): string => {
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
  return key === undefined ? '' : text(key);
};

/**
 * The titles on the path to a field, from the outside in; items of a list by their numbers. The
 * finding itself names languages and markets.
 */
function namesOf(
  fields: TitledFields,
  [name = '', ...rest]: readonly string[],
  words: Pick<LocationTexts, 'text' | 'title'>,
): readonly string[] {
  const { text, title } = words;
  const field = fields[name];
  if (!field) return [];
  const isVariation = (key = ''): boolean =>
    field.varies === 'language'
      ? languages.some((language) => language === key)
      : field.varies === 'market' && /^(\*|[a-z]{2})$/.test(key);
  const within = isVariation(rest[0]) ? rest.slice(1) : rest;
  const own = title(field.title);
  if (field.kind === 'group') return [own, ...namesOf(field.of, within, words)];
  if (field.kind === 'list' && within[0] !== undefined)
    return [
      `${own} ${String(Number(within[0]) + 1)}`,
      ...namesOf(field.of, within.slice(1), words),
    ];
  if (field.kind === 'image' && within[0] === 'alt') return [own, text('where.alt')];
  return [own, textAt(partKeys, within[0] ?? '', text)].filter(Boolean);
}

/** A field of a widget by its path, stored or as it is drawn: "Frågor 2, Rubrik". */
export function fieldLabel(
  type: string,
  path: string,
  words: Pick<LocationTexts, 'text' | 'title'>,
): string {
  const definition = isWidgetType(type)
    ? widgetDefinitions.find((each) => each.type === type)
    : undefined;
  return definition ? namesOf(definition.fields, keysOf(path), words).join(', ') : '';
}

/**
 * What distinguishes it from all others on the page: its kind or name; then its first words; then
 * its position among those that are alike.
 */
function ownerOf(
  widget: StoredWidget,
  { containers }: PageDocument,
  { title, locale }: LocationTexts,
): string {
  const all = containers.flatMap(({ widgets }) => widgets);
  const message = all.map((each) => widgetLabel(each, { language: locale, title }));
  const { label, note } = message[all.indexOf(widget)] ?? {
    label: typeTitle(widget.type, title),
    note: '',
  };
  if (message.filter((each) => each.label === label).length === 1) return label;
  const full = ({ label: name, note: words }: { readonly label: string; readonly note: string }) =>
    words ? `${name} ”${words}”` : name;
  const alike = all.filter(
    (_each, at) => full(message[at] ?? { label: '', note: '' }) === full({ label, note }),
  );
  return alike.length === 1
    ? full({ label, note })
    : `${full({ label, note })} (${String(alike.indexOf(widget) + 1)})`;
}

const rowName = (row: StoredContainer, at: number, text: WorkbenchText): string =>
  ownName(row) ?? text('compare.row', { number: at + 1 });

/** @param pageName what the page itself is called */
export function describeLocation(
  path: string,
  {
    document,
    pageName,
    ...words
  }: LocationTexts & { readonly document: PageDocument; readonly pageName: string },
): ContentLocation {
  const { text } = words;
  const [, row, at, rest = ''] =
    /^containers\[(\d+)\](?:\.widgets\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const container = row === undefined ? undefined : document.containers[Number(row)];
  const widget = container?.widgets[Number(at)];
  const [first = ''] = keysOf(rest);
  if (container && widget)
    return {
      owner: ownerOf(widget, document, words),
      field:
        first === 'fields'
          ? fieldLabel(widget.type, rest.slice('fields'.length), words)
          : textAt(widgetKeys, first, text),
    };
  if (container)
    return { owner: rowName(container, Number(row), text), field: textAt(rowKeys, first, text) };
  const [part = '', language] = keysOf(path);
  if (language === undefined)
    return { owner: pageName, field: textAt({ ...pageKeys, ...wholeTextKeys }, part, text) };
  return {
    owner: pageName,
    field:
      part in textKeys
        ? text(textKeys[part as keyof typeof textKeys], {
            language: text(`language.${language as Language}`),
          })
        : textAt(pageKeys, part, text),
  };
}

/** The same of a menu. */
export function describeMenuLocation(
  path: string,
  {
    document,
    text,
    locale,
  }: Pick<LocationTexts, 'text' | 'locale'> & { readonly document: MenuDocument },
): ContentLocation {
  const row = rowsOf(document).findLast((each) => path.startsWith(`${each.path}.`));
  const [part = '', language = ''] = (row ? path.slice(row.path.length + 1) : path).split('.');
  const inLanguage = (name: string): string =>
    [
      name,
      ...(languages.some((each) => each === language)
        ? [text(`language.${language as Language}`)]
        : []),
    ].join(', ');
  if (!row)
    return {
      owner: text('compare.menu'),
      field: part === 'title' ? inLanguage(text('menu.title')) : '',
    };
  const label = row.item.label[locale] ?? Object.values(row.item.label)[0] ?? text('menu.noLabel');
  return {
    owner: label,
    field:
      part === 'target'
        ? text('menu.leadsTo')
        : part === 'label'
          ? inLanguage(text('menu.label'))
          : '',
  };
}
