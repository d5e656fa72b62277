import { describe, expect, it } from 'vitest';
import { widgetGroups } from '../defineWidget.ts';
import { languages } from '../document/languages.ts';
import { shares } from '../document/rowLayout.ts';
import { productSorts, type TitledFields } from '../fields.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { loadTitles } from './loadTitles.ts';

/** Every label of the fields with its path, options and nested fields among them. */
const wordsOfFields = (
  fields: TitledFields,
  location: string,
): readonly (readonly [word: string, place: string])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const at = `${location}.${name}`;
    return [
      [field.title, at] as const,
      ...('options' in field ? field.options.map((option) => [option, at] as const) : []),
      ...('of' in field ? wordsOfFields(field.of, at) : []),
    ];
  });

const words = [
  ...widgetDefinitions.flatMap(({ type, title, about, fields, examples }) => [
    [title, type] as const,
    [about, `${type}, about`] as const,
    ...examples.map((example) => [example.title, `${type}, examples`] as const),
    ...wordsOfFields(fields, type),
  ]),
  ...shares.map((share) => [share, 'sizes of widgets'] as const),
  ...widgetGroups.map((group) => [group, 'groups'] as const),
  ...productSorts.map((sort) => [sort, 'orders of products'] as const),
];
const known = new Set(words.map(([word]) => word));

describe.each(languages)('the titles that editors read in %s', (language) => {
  it('translate every text of the definitions', async () => {
    const titles = await loadTitles(language);
    expect(
      words
        .filter(([word]) => !titles[word]?.trim())
        .map(([word, location]) => `${language}.json lacks “${word}” (${location})`),
    ).toEqual([]);
  });

  it('translate no text that no definition uses', async () => {
    const titles = await loadTitles(language);
    expect(
      Object.keys(titles)
        .filter((word) => !known.has(word))
        .map((word) => `${language}.json has “${word}”, which no definition uses`),
    ).toEqual([]);
  });

  it('give each option of a field its own text', async () => {
    const titles = await loadTitles(language);
    const optionsOf = (fields: TitledFields): readonly (readonly string[])[] =>
      Object.values(fields).flatMap((field) => [
        'options' in field ? field.options : [],
        ...('of' in field ? optionsOf(field.of) : []),
      ]);
    const alike = [
      ...widgetDefinitions.flatMap(({ fields }) => optionsOf(fields)),
      [...productSorts],
      [...shares],
      [...widgetGroups],
      widgetDefinitions.map(({ title }) => title),
    ].filter((options) => new Set(options.map((option) => titles[option])).size < options.length);
    expect(alike).toEqual([]);
  });
});

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  'the texts of %s ',
  (type, { title, about, fields, examples }) => {
    it('exist in every language', async () => {
      const all = await Promise.all(languages.map(loadTitles));
      const own = [
        [title, type] as const,
        [about, type] as const,
        ...examples.map((example) => [example.title, type] as const),
        ...wordsOfFields(fields, type),
      ];
      expect(own.filter(([word]) => all.some((titles) => !titles[word]?.trim()))).toEqual([]);
    });
  },
);
