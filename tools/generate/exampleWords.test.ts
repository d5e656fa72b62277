import { describe, expect, it } from 'vitest';
import { widgetDefinitions } from '../../content-schema/src/editing.ts';
import type { Field, Fields } from '../../content-schema/src/fields.ts';
import { isObject } from '../../content-schema/src/read/isObject.ts';
import { readSafeHtml } from '../../content-schema/src/read/safeHtml.ts';
import { namesInStories } from '../../design-system/src/testing/storyWords/namesInStories.ts';
import { storyLocalisers } from '../../design-system/src/testing/storyWords/storyLocalisers.ts';

/** Every string of text, or of parsed markup, except kinds, elements and links. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        ['kind', 'href', 'element', 'attributes'].includes(name) ? [] : strings(inner),
      )
    : [];
}

/**
 * The text of a field that readers see, in Swedish; names of categories and brands belong to the
 * catalogue.
 */
function wordsIn(value: unknown, field: Field): readonly string[] {
  switch (field.kind) {
    case 'group':
      return isObject(value) ? wordsOf(value, field.of) : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown) => (isObject(item) ? wordsOf(item, field.of) : []))
        : [];
    case 'text':
      return field.varies === 'language' && !field.names ? strings(value) : [];
    case 'html':
      return typeof value === 'string' ? strings(readSafeHtml(value)) : [];
    case 'rich-text':
      return strings(value);
    case 'link':
      return isObject(value) ? strings(value['label']) : [];
    case 'image':
      return isObject(value) ? strings(value['alt']) : [];
    default:
      return [];
  }
}

const wordsOf = (values: Readonly<Record<string, unknown>>, fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => wordsIn(values[name], field));

const names = new RegExp(`(?<![\\p{L}-])(?:${namesInStories.join('|')})(?![\\p{L}-])`, 'gu');
/** Figures, signs and names are the same in every language. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(names, ' '));

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  'the examples of %s',
  (_type, { fields, examples }) => {
    it.each(['nb', 'da', 'fi'] as const)('are translated to %s', (language) => {
      const words = examples.flatMap(({ configuration }) =>
        wordsOf(configuration as Readonly<Record<string, unknown>>, fields),
      );
      expect(words.length).toBeGreaterThan(0);
      expect(
        words.filter((text) => hasWords(text) && storyLocalisers[language](text) === undefined),
      ).toEqual([]);
    });
  },
);
