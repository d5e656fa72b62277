/**
 * The examples of every widget's definition as an editor would continue with them: stored fields
 * with texts in all four languages.
 */
import { languages } from '../../content-schema/src/document/languages.ts';
import { storeFields } from '../../content-schema/src/document/storeFields.ts';
import type { Fields } from '../../content-schema/src/fields.ts';
import { isObject } from '../../content-schema/src/read/isObject.ts';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import {
  isStoryLanguage,
  localiseContent,
  storyLocalisers,
  type StoryLanguage,
} from '../../design-system/src/testing/storyWords/storyLocalisers.ts';
import type { GeneratedFile } from './generatedFile.ts';

type Values = Readonly<Record<string, unknown>>;
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

/**
 * Without the examples' pictures, which are not in the shop's media library: the editor chooses one
 * from it.
 */
function withoutPictures(configuration: Values, fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(configuration).flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || field.kind === 'image') return [];
      if (field.kind === 'group' && isObject(value))
        return [[name, withoutPictures(value, field.of)]];
      if (field.kind === 'list' && Array.isArray(value))
        return [
          [
            name,
            value.map((item: unknown) => (isObject(item) ? withoutPictures(item, field.of) : item)),
          ],
        ];
      return [[name, value]];
    }),
  );
}

/** Translates the text between the tags of markup; its no-break spaces stay entities. */
function localiseMarkup(markup: string, language: StoryLanguage): string {
  const localise = language === 'sv' ? undefined : storyLocalisers[language];
  if (!localise) return markup;
  return markup.replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) =>
    (localise(words.replaceAll('&nbsp;', '\u00a0')) ?? words).replaceAll('\u00a0', '&nbsp;'),
  );
}

/**
 * A text in a language; markup is translated tag by tag, because whole sentences are matched only
 * without tags.
 */
function localiseFields(configuration: Values, fields: Fields, language: StoryLanguage): Values {
  const localised = Object.entries(localiseContent<Values>(configuration, language)).map(
    ([name, value]) =>
      [
        name,
        fields[name]?.kind === 'html' && typeof value === 'string'
          ? localiseMarkup(value, language)
          : value,
      ] as const,
  );
  return Object.fromEntries(localised);
}

export function generateExampleFields(): GeneratedFile {
  const examples = widgetDefinitions.flatMap(({ type, fields, examples: own }) =>
    own.map(({ title, configuration }) => {
      const bare = withoutPictures(configuration as Values, fields);
      const localised = Object.fromEntries(
        languages
          .filter(isStoryLanguage)
          .map((language) => [language, localiseFields(bare, fields, language)]),
      );
      return [`${type}/${title}`, storeFields(localised, fields, marketOf)] as const;
    }),
  );
  const lines = examples
    .map(([key, stored]) => `  ${JSON.stringify(key)}: ${JSON.stringify(stored)},\n`)
    .join('');
  return {
    path: 'workbench/src/gallery/generated/exampleFields.ts',
    text: `/** Made by tools/generate/exampleFields.ts from the definitions' examples; change those instead. Stored fields by \`type/example\`. */\nimport type { StoredWidget } from '@solvik/content-schema/editing';\n\nexport const exampleFields: Readonly<Record<string, StoredWidget['fields']>> = {\n${lines}};\n`,
  };
}
