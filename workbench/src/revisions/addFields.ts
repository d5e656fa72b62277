import { isObject } from '@solvik/content-schema';
import {
  type Field,
  type Language,
  languages,
  type TitledFields,
} from '@solvik/content-schema/editing';
import { describeQuery, describeValue, targetNameOf } from './describeValue.ts';
import type { Entries, EntryTexts, Subject } from './entry.ts';

interface Context {
  readonly entries: Entries;
  readonly about: Subject;
  readonly texts: EntryTexts;
}

/** Where a value is stored, and its labels from the outside in. */
interface ValueLocation {
  readonly path: string;
  readonly labels: readonly string[];
}

type TitledField = TitledFields[string];

function addEntry(
  { entries, about, texts }: Context,
  { path, labels }: ValueLocation,
  value: unknown,
  kind?: Field['kind'],
): void {
  if (value === undefined || value === null) return;
  entries.set(path, {
    ...about,
    field: labels.join(', '),
    value: describeValue(value, kind, texts),
  });
}

function addItems(
  context: Context,
  { path, labels }: ValueLocation,
  items: readonly unknown[],
  fields: TitledFields,
): void {
  const { entries, about, texts } = context;
  for (const [index, item] of items.entries()) {
    if (!isObject(item)) continue;
    const number = String(index + 1);
    const location = {
      path: `${path}[${texts.ids.get(item) ?? String(index)}]`,
      labels: [...labels, number],
    };
    entries.set(`${location.path} place`, {
      ...about,
      field: [...location.labels, texts.text('compare.place')].join(', '),
      value: number,
      within: path,
      list: path,
    });
    addFields(context, location, item, fields);
  }
}

function addImage(
  context: Context,
  { path, labels }: ValueLocation,
  { alt, ...picture }: Readonly<Record<string, unknown>>,
): void {
  const { text } = context.texts;
  for (const [part, value] of Object.entries(picture))
    addEntry(
      context,
      {
        path: `${path}.${part}`,
        labels: [...labels, text(part === 'file' ? 'field.file' : 'field.focalPoint')],
      },
      value,
    );
  for (const language of languages)
    addEntry(
      context,
      {
        path: `${path}.alt.${language}`,
        labels: [...labels, text('field.alt', { language: text(`language.${language}`) })],
      },
      isObject(alt) ? alt[language] : undefined,
    );
}

function addValue(
  context: Context,
  location: ValueLocation,
  value: unknown,
  field: TitledField,
): void {
  const { texts } = context;
  const { path, labels } = location;
  const name = path.split('.').at(-1);
  if (field.kind === 'group' && isObject(value)) addFields(context, location, value, field.of);
  else if (field.kind === 'list' && Array.isArray(value))
    addItems(context, location, value, field.of);
  else if (field.kind === 'image' && isObject(value)) addImage(context, location, value);
  else if (field.kind === 'product-query' && isObject(value))
    for (const [part, message] of describeQuery(value, name, texts))
      addEntry(
        context,
        { path: `${path}.${part}`, labels: [...labels, texts.text(`field.${part}`)] },
        message,
      );
  else if (field.kind === 'text' && field.names && typeof value === 'string')
    addEntry(context, location, targetNameOf(value, field.names, name, texts));
  else addEntry(context, location, value, field.kind);
}

/** The label of a language or market by which a field varies. */
function variantLabel(field: TitledField, key: string, { text }: EntryTexts): string {
  if (field.varies === 'language') return text(`language.${key as Language}`);
  return key === '*' ? text('edit.allMarkets') : text(`market.${key as 'se'}`);
}

/** Adds an entry for each single value of a widget's, a group's or an item's fields. */
export function addFields(
  context: Context,
  { path, labels }: ValueLocation,
  values: Readonly<Record<string, unknown>>,
  fields: TitledFields,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const location = {
      path: `${path}.${name}`,
      labels: [...labels, context.texts.title(field.title)],
    };
    if (field.varies === undefined || !isObject(value)) addValue(context, location, value, field);
    else
      for (const [key, own] of Object.entries(value))
        addValue(
          context,
          {
            path: `${location.path}.${key}`,
            labels: [...location.labels, variantLabel(field, key, context.texts)],
          },
          own,
          field,
        );
  }
}
