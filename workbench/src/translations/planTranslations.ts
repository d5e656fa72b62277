/** Which texts of a page are written in which languages: a row a text, a cell a language. */
import { byLocale, localeFallbacks } from '@solvik/shop';
import { isObject, isWidgetType, shapeOf } from '@solvik/content-schema';
import {
  type Field,
  type Language,
  languages,
  type PageDocument,
  type StoredWidget,
  type TitledFields,
  widgetDefinitions,
} from '@solvik/content-schema/editing';

export type Cell =
  | { readonly kind: 'written' }
  /** Not rendered to visitors. */
  | { readonly kind: 'missing' }
  /** Visitors get another language's. */
  | { readonly kind: 'falls-back'; readonly to: Language }
  | { readonly kind: 'too-long'; readonly length: number; readonly max: number };

export interface TranslationRow {
  /** The text's path as findings write it, without its language. */
  readonly path: string;
  /** English titles from the outside in, and numbers of items from 1. */
  readonly names: readonly (string | number)[];
  /** Where the text varies by market too. */
  readonly market?: string;
  readonly cells: Readonly<Record<Language, Cell>>;
}

/** A widget's texts; the page's own have no widget. */
export interface TranslationGroup {
  readonly widget?: StoredWidget;
  readonly rows: readonly TranslationRow[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Undefined where it is empty and optional. */
function cellsOf(
  values: unknown,
  {
    max,
    isRequired,
    keepsEmpty,
  }: {
    readonly max?: number | undefined;
    readonly isRequired: boolean;
    readonly keepsEmpty?: boolean;
  },
): TranslationRow['cells'] | undefined {
  const record: Readonly<Record<string, unknown>> = isObject(values) ? values : {};
  const isThere = (language: Language) =>
    keepsEmpty ? typeof record[language] === 'string' : !isEmpty(record[language]);
  if (!isRequired && !languages.some(isThere)) return undefined;
  const cellOf = (language: Language): Cell => {
    if (!isThere(language)) {
      const to = localeFallbacks[language].find(isThere);
      return to ? { kind: 'falls-back', to } : { kind: 'missing' };
    }
    const value = record[language];
    const length = typeof value === 'string' ? [...value].length : 0;
    return max !== undefined && length > max
      ? { kind: 'too-long', length, max }
      : { kind: 'written' };
  };
  return byLocale(cellOf);
}

const longest = (field: Field): number | undefined =>
  field.kind === 'text' || field.kind === 'html' ? field.maxLength : undefined;

function rowsOf(
  values: Readonly<Record<string, unknown>>,
  fields: TitledFields,
  { path, names }: Pick<TranslationRow, 'path' | 'names'>,
): readonly TranslationRow[] {
  return Object.entries(fields).flatMap(([name, field]): readonly TranslationRow[] => {
    const at = { path: `${path}.${name}`, names: [...names, field.title] };
    const value = values[name];
    if (field.varies === 'language') {
      const cells = cellsOf(value, { max: longest(field), isRequired: field.isRequired === true });
      return cells ? [{ ...at, cells }] : [];
    }
    if (field.kind === 'image') {
      // By market first, where it varies by market.
      const pictures =
        field.varies === 'market' && isObject(value)
          ? Object.entries(value).map(
              ([market, picture]) => [`${at.path}.${market}`, picture, { market }] as const,
            )
          : [[at.path, value, {}] as const];
      return pictures.flatMap(([own, picture, of]) => {
        const cells = isObject(picture)
          ? cellsOf(picture['alt'], { isRequired: true, keepsEmpty: true })
          : undefined;
        return cells ? [{ path: `${own}.alt`, names: at.names, ...of, cells }] : [];
      });
    }
    if (field.kind === 'group' && isObject(value)) return rowsOf(value, field.of, at);
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) =>
      isObject(item)
        ? rowsOf(item, field.of, {
            path: `${at.path}[${String(index)}]`,
            names: [...at.names, index + 1],
          })
        : [],
    );
  });
}

function rowsOfWidget({ type, fields }: StoredWidget, path: string): readonly TranslationRow[] {
  const definition = isWidgetType(type)
    ? widgetDefinitions.find((each) => each.type === type)
    : undefined;
  return definition && isWidgetType(type) && shapeOf(type)
    ? rowsOf(fields, definition.fields, { path: `${path}.fields`, names: [] })
    : [];
}

const pageTexts = [
  ['title', 120],
  ['description', 320],
  ['alias', 80],
] as const;

/**
 * The page's own texts first, all of them where it has an address; then its widgets in order; an
 * empty optional text is left out.
 */
export function planTranslations(document: PageDocument): readonly TranslationGroup[] {
  const own = pageTexts.flatMap(([name, max]): readonly TranslationRow[] => {
    const cells = cellsOf(document[name], { max, isRequired: document.alias !== undefined });
    return cells ? [{ path: name, names: [name], cells }] : [];
  });
  const widgets = document.containers.flatMap((row, at) =>
    row.widgets.map((widget, index) => ({
      widget,
      rows: rowsOfWidget(widget, `containers[${String(at)}].widgets[${String(index)}]`),
    })),
  );
  return [{ rows: own }, ...widgets].filter(({ rows }) => rows.length > 0);
}

/** How many cells of a page need an editor. */
export const countGaps = (groups: readonly TranslationGroup[]): number =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells }) => languages.filter((language) => cells[language].kind !== 'written'))
    .length;
