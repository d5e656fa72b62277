/** The examples of every widget's definition as an editor goes on with them: stored fields with their words in all four languages. */
import { languages } from '../../content-schema/src/document/languages.ts';
import { storeFields } from '../../content-schema/src/document/storeFields.ts';
import type { Fields } from '../../content-schema/src/fields.ts';
import { isObject } from '../../content-schema/src/read/isObject.ts';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import { tellContent } from '../../design-system/src/testing/storyWords/speakStory.ts';
import type { GeneratedFile } from './generatedFile.ts';

type Values = Readonly<Record<string, unknown>>;
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

/** Examples show pictures of their own, which are not in the shop's library: the editor chooses one of it. */
function withoutPictures(configuration: Values, fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(configuration).flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || field.kind === 'image') return [];
      if (field.kind === 'group' && isObject(value)) return [[name, withoutPictures(value, field.of)]];
      if (field.kind === 'list' && Array.isArray(value)) return [[name, value.map((item: unknown) => (isObject(item) ? withoutPictures(item, field.of) : item))]];
      return [[name, value]];
    }),
  );
}

export function generateExampleFields(): GeneratedFile {
  const examples = widgetDefinitions.flatMap(({ type, fields, examples: own }) =>
    own.map(({ title, configuration }) => {
      const bare = withoutPictures(configuration as Values, fields);
      const told = Object.fromEntries(languages.map((language) => [language, tellContent<Values>(bare, language)]));
      return [`${type}/${title}`, storeFields(told, fields, marketOf)] as const;
    }),
  );
  const lines = examples.map(([key, stored]) => `  ${JSON.stringify(key)}: ${JSON.stringify(stored)},\n`).join('');
  return {
    path: 'storefront/src/features/workbench/gallery/generated/exampleFields.ts',
    text: `/** Made by tools/generate/exampleFields.ts from the definitions' examples; change those instead. Stored fields by \`type/example\`. */\nimport type { StoredWidget } from '@solvik/content-schema';\n\nexport const exampleFields: Readonly<Record<string, StoredWidget['fields']>> = {\n${lines}};\n`,
  };
}
