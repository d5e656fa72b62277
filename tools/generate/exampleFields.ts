/** The examples of every widget's definition as an editor goes on with them: stored fields with their words in all four languages. */
import { type Language, languages } from '../../content-schema/src/document/languages.ts';
import { storeFields } from '../../content-schema/src/document/storeFields.ts';
import type { Fields } from '../../content-schema/src/fields.ts';
import { isObject } from '../../content-schema/src/read/isObject.ts';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import {
  storyTellers,
  tellContent,
} from '../../design-system/src/testing/storyWords/speakStory.ts';
import type { GeneratedFile } from './generatedFile.ts';

type Values = Readonly<Record<string, unknown>>;
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

/** Examples show pictures of their own, which are not in the shop's library: the editor chooses one of it. */
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

/** What is read between the tags of markup, in another language; its hard spaces stay written out. */
function tellMarkup(markup: string, language: Language): string {
  const tell = language === 'sv' ? undefined : storyTellers[language];
  if (!tell) return markup;
  return markup.replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) =>
    (tell(words.replaceAll('&nbsp;', '\u00a0')) ?? words).replaceAll('\u00a0', '&nbsp;'),
  );
}

/** Words in a language; markup is told tag by tag, which the teller of whole sentences leaves alone. */
function tellFields(configuration: Values, fields: Fields, language: Language): Values {
  const told = Object.entries(tellContent<Values>(configuration, language)).map(
    ([name, value]) =>
      [
        name,
        fields[name]?.kind === 'html' && typeof value === 'string'
          ? tellMarkup(value, language)
          : value,
      ] as const,
  );
  return Object.fromEntries(told);
}

export function generateExampleFields(): GeneratedFile {
  const examples = widgetDefinitions.flatMap(({ type, fields, examples: own }) =>
    own.map(({ title, configuration }) => {
      const bare = withoutPictures(configuration as Values, fields);
      const told = Object.fromEntries(
        languages.map((language) => [language, tellFields(bare, fields, language)]),
      );
      return [`${type}/${title}`, storeFields(told, fields, marketOf)] as const;
    }),
  );
  const lines = examples
    .map(([key, stored]) => `  ${JSON.stringify(key)}: ${JSON.stringify(stored)},\n`)
    .join('');
  return {
    path: 'storefront/src/features/workbench/gallery/generated/exampleFields.ts',
    text: `/** Made by tools/generate/exampleFields.ts from the definitions' examples; change those instead. Stored fields by \`type/example\`. */\nimport type { StoredWidget } from '@solvik/content-schema/editing';\n\nexport const exampleFields: Readonly<Record<string, StoredWidget['fields']>> = {\n${lines}};\n`,
  };
}
