/** Creates a language: its row, and a copy of every file of texts to be translated. */
import type { Draft } from './draft.ts';
import { languageName } from './intlNames.ts';
import type { Kind } from './kind.ts';
import { refuseUnless } from './refusal.ts';
import { addRow, addToTables, quoted, rowsOf, withValues } from './rows.ts';
import {
  addWorkbenchName,
  firstOf,
  refuseExisting,
  shopRow,
  shopRows,
  shopTables,
} from './shopFiles.ts';

const example = 'language en --id en-GB [--name English] [--from sv]';

const [languagesPath, languages] = shopTables.languages;

/** The literals of a list: `['nb', 'da']` is nb and da. */
const listedIn = (list: string): readonly string[] =>
  [...list.matchAll(/'([^']*)'/g)].flatMap(([, each]) => each ?? []);

const fallbacksOf = (row: string): readonly string[] =>
  listedIn(
    rowsOf(`const row = ${row};`, 'row').find(({ key }) => key === 'fallbacks')?.value ?? '',
  );

const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** Every other language falls back to the new one last. */
const asLastFallback = (text: string, locale: string): string =>
  rowsOf(text, languages).reduce(
    (changed, { value }) =>
      changed.replace(value, () =>
        withValues(value, { fallbacks: list([...fallbacksOf(value), locale]) }),
      ),
    text,
  );

/** Copied files start with a marker that the house rules report until it is removed. */
const toTranslate = (path: string, text: string, from: string): string =>
  path.endsWith('.json') ? text : `// TODO: translate from ${from}\n${text}`;

/** Copies `<package>/src/languages/<from>*`, files and folders. */
function copyTexts(draft: Draft, locale: string, from: string): readonly string[] {
  const files = draft.find('*/src/languages/**/*.{ts,json}').flatMap((path) => {
    const [, folder = '', rest = ''] = /^(\w[\w-]*\/src\/languages\/)(.*)$/.exec(path) ?? [];
    const isOwn = rest.startsWith(`${from}.`) || rest.startsWith(`${from}/`);
    const isTest = path.endsWith('.test.ts');
    return isOwn && !isTest ? [{ path, copy: `${folder}${locale}${rest.slice(from.length)}` }] : [];
  });
  for (const { path, copy } of files) draft.create(copy, toTranslate(path, draft.read(path), from));
  return files.map(({ copy }) => copy);
}

export const language: Kind = {
  example,
  options: ['id', 'name', 'from'],
  plan(locale, options, draft) {
    refuseUnless(
      languageName(locale, 'en') !== undefined,
      `A language is named by its ISO 639 code, such as en, not “${locale}”.`,
    );
    refuseExisting(draft, 'languages', locale);
    const { id = '' } = options;
    refuseUnless(
      new RegExp(`^${locale}-[A-Z]{2}$`).test(id),
      `--id takes the language with its country, such as ${locale}-GB, not “${id}”.`,
    );
    const name = options['name'] ?? languageName(locale, locale) ?? id;
    const from = options['from'] ?? firstOf(draft, 'languages');
    const model = shopRow(draft, 'languages', from);
    const keys = shopRows(draft, 'languages').map((row) => row.key);

    const row = withValues(model, {
      id: quoted(id),
      name: quoted(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)),
      fallbacks: list([from, ...fallbacksOf(model)]),
    });
    draft.change(languagesPath, (text) =>
      addRow(asLastFallback(text, locale), languages, { key: locale, value: row }),
    );
    const tables = draft.find('shop/definition/*.ts').filter((path) => {
      if (path === languagesPath) return false;
      const text = draft.read(path);
      const changed = addToTables(text, { keys, key: locale, from });
      if (changed !== text) draft.change(path, () => changed);
      return changed !== text;
    });
    addWorkbenchName(
      draft,
      { kind: 'language', id: locale },
      (reader) => languageName(locale, reader) ?? name,
    );
    const copies = copyTexts(draft, locale, from);
    return [
      `${languagesPath}: put the fallbacks of ${locale} and of the others in the right order.`,
      ...tables.map((path) => `${path}: translate the texts of ${locale}.`),
      ...copies.map((path) => `${path}: translate.`),
      `commerce/src/languages/${locale}.ts: it has the inflection of ${from} and its pattern of ` +
        'written sums; set uninflected and the pattern of the new market’s currency.',
      `shop/definition/markets.ts: name ${id} in the languages of a market, or make a market.`,
      'npm run generate',
      'npm test',
    ];
  },
};
