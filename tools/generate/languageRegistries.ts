/** The modules that find a language's texts by its locale, one per package with texts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generatedFile.ts';

interface Registry {
  /** From the project's root; the folder of one file per language. */
  readonly folder: string;
  /** The module in `generated/`. */
  readonly module?: string;
  /** The name of the exported registry. */
  readonly name: string;
  /** Lines that import the types. */
  readonly types: readonly string[];
  /** The type of one language's texts, or of the module that is loaded when its language is shown. */
  readonly type: string;
  /** The end of the name of the hand-written file, after the locale. */
  readonly source: '.ts' | '.json';
  /** The module that a browser loads with its language; without one, all languages are imported at once. */
  readonly load?: (locale: string) => string;
}

const localeOfShop = "import type { Locale } from '@solvik/shop';";
const compiled = (types: string) => [
  localeOfShop,
  `import type { ${types} } from './messages.ts';`,
];
const loadCompiled = (locale: string) => `import('./${locale}.js')`;

const registries: readonly Registry[] = [
  {
    folder: 'addresses/src/languages',
    name: 'languageAddresses',
    types: [localeOfShop, "import type { LanguageAddresses } from '../languageAddresses.ts';"],
    type: 'LanguageAddresses',
    source: '.ts',
  },
  {
    folder: 'commerce/src/languages',
    name: 'backEndLanguages',
    types: [localeOfShop, "import type { BackEndLanguage } from '../backEndLanguage.ts';"],
    type: 'BackEndLanguage',
    source: '.ts',
  },
  {
    folder: 'content-schema/src/languages',
    name: 'contentLanguages',
    types: [localeOfShop, "import type { ContentLanguage } from '../contentLanguage.ts';"],
    type: 'ContentLanguage',
    source: '.ts',
  },
  {
    folder: 'content-schema/src/languages',
    module: 'titles',
    name: 'titleLoaders',
    types: [localeOfShop, "import type { Titles } from '../titles.ts';"],
    type: '{ readonly default: Titles }',
    source: '.json',
    load: (locale) => `import('../${locale}.json', { with: { type: 'json' } })`,
  },
  {
    folder: 'storefront/src/languages',
    name: 'messageLoaders',
    types: compiled('GroupLoaders, SharedMessages'),
    type: '{ readonly default: SharedMessages; readonly groups: GroupLoaders }',
    source: '.json',
    load: loadCompiled,
  },
  ...['widgets', 'workbench'].map((folder): Registry => ({
    folder: `${folder}/src/languages`,
    name: 'messageLoaders',
    types: compiled('CompiledMessages'),
    type: '{ readonly default: CompiledMessages }',
    source: '.json',
    load: loadCompiled,
  })),
];

const opening =
  '/** Made by `npm run generate` from the languages of shop/definition/languages.ts and the files of this folder. */\n';

/** `pt-BR` → `ptBR`. */
const identifierOf = (locale: string): string => locale.replaceAll('-', '');
const keyOf = (locale: string): string =>
  identifierOf(locale) === locale ? locale : `'${locale}'`;

function declareTable({ name, types, type }: Registry, locales: readonly string[]): string {
  const imports = locales.map(
    (locale) => `import { language as ${identifierOf(locale)} } from '../${locale}.ts';`,
  );
  const rows = locales.map((locale) =>
    identifierOf(locale) === locale ? locale : `${keyOf(locale)}: ${identifierOf(locale)}`,
  );
  return `${opening}${[...types, ...imports].join('\n')}

export const ${name}: Readonly<Record<Locale, ${type}>> = { ${rows.join(', ')} };
`;
}

function declareLoaders(
  { name, types, type }: Registry,
  locales: readonly string[],
  load: (locale: string) => string,
): string {
  const rows = locales.map((locale) => `  ${keyOf(locale)}: () => ${load(locale)},\n`);
  return `${opening}${types.join('\n')}

export const ${name}: Readonly<Record<Locale, () => Promise<${type}>>> = {
${rows.join('')}};
`;
}

/**
 * The registries of all packages.
 * @param locales of the shop, the source language first
 * @throws Error naming every file that a language lacks
 */
export function generateLanguageRegistries({
  root,
  locales,
}: {
  readonly root: string;
  readonly locales: readonly string[];
}): readonly GeneratedFile[] {
  const [source = ''] = locales;
  const missing = registries.flatMap(({ folder, source: ending }) =>
    locales
      .filter((locale) => !existsSync(join(root, folder, `${locale}${ending}`)))
      .map(
        (locale) =>
          `${folder}/${locale}${ending} is missing: copy ${folder}/${source}${ending} and translate it.`,
      ),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return registries.map((registry) => ({
    path: `${registry.folder}/generated/${registry.module ?? 'byLocale'}.ts`,
    text: registry.load
      ? declareLoaders(registry, locales, registry.load)
      : declareTable(registry, locales),
  }));
}
