/**
 * Labels of pages, rows and widgets for editors: a given name, else its type and text in the
 * editor's own language.
 */
import { isObject, isWidgetType, shapeOf } from '@solvik/content-schema';
import {
  type Language,
  type PageDocument,
  type PageSummary,
  pickLanguage,
  type StoredContainer,
  type StoredWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';

type Title = (english: string) => string;
type Fields = ReturnType<typeof shapeOf>['fields'];

/** Undefined where a name only repeats the id, as imported and new ones have it. */
export const ownName = ({ id, name }: Pick<StoredContainer, 'id' | 'name'>): string | undefined =>
  name === id || name === id.replace(/-\d+$/, '') ? undefined : name;

export const typeTitle = (type: string, title: Title): string =>
  title(widgetDefinitions.find((definition) => definition.type === type)?.title ?? type);

function wordsIn(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
  language: Language,
): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const picked =
      field.varies === 'language' && isObject(value) ? pickLanguage(value, language)?.value : value;
    if (
      field.kind === 'text' &&
      typeof picked === 'string' &&
      picked.trim() !== '' &&
      field.varies === 'language'
    )
      return picked;
    const within = field.kind === 'list' && Array.isArray(value) ? (value[0] as unknown) : value;
    const found =
      (field.kind === 'list' || field.kind === 'group') && isObject(within)
        ? wordsIn(within, field.of, language)
        : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first text that a visitor meets: the heading where there is one. */
export function firstWords(
  { type, fields }: Pick<StoredWidget, 'type' | 'fields'>,
  language: Language,
): string | undefined {
  if (!isWidgetType(type)) return undefined;
  const described = shapeOf(type).fields;
  const heading = described['heading'];
  return (
    (heading && wordsIn(fields, { heading }, language)) ?? wordsIn(fields, described, language)
  );
}

/** A widget's line in a list: its label, and what distinguishes it from others of its kind. */
export function widgetLabel(
  widget: StoredWidget,
  { language, title }: { readonly language: Language; readonly title: Title },
): { readonly label: string; readonly note: string } {
  const own = ownName(widget);
  const kind = typeTitle(widget.type, title);
  if (own !== undefined && own !== kind) return { label: own, note: kind };
  const words = firstWords(widget, language) ?? '';
  return { label: kind, note: words === kind ? '' : words };
}

const placeKeys = {
  'The front page area': 'place.frontPage',
  'The top part of the product list': 'place.listTop',
  'The bottom part of the product list': 'place.listBottom',
  'Product detail page': 'place.product',
} as const;

/** The location of an area: "Below the list, women-coats". */
export function areaLabel(
  {
    family = '',
    areaName = '',
    filters = [],
  }: Pick<PageDocument, 'family' | 'areaName' | 'filters'>,
  text: WorkbenchText,
): string {
  const place =
    areaName in placeKeys
      ? text(placeKeys[areaName as keyof typeof placeKeys])
      : areaName || family;
  return [place, ...filters.map(({ value }) => value)].join(', ');
}

type Named = Pick<PageSummary, 'key' | 'name' | 'title' | 'family' | 'areaName' | 'filters'>;

/**
 * A page by its given name; one that is named as its title, by its title in the editor's language;
 * an area by its location.
 */
export function pageLabel(
  { key, name, title, ...place }: Named,
  { language, text }: { readonly language: Language; readonly text: WorkbenchText },
): string {
  if (name === key && place.family !== undefined) return areaLabel(place, text);
  return name === key || Object.values(title).includes(name)
    ? (pickLanguage(title, language)?.value ?? name)
    : name;
}
