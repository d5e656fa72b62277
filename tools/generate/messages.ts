/**
 * Compiles the four message catalogues of a package to functions, a file for each group that is loaded separately,
 * and its keys with their arguments to one type. `{shop}` in a text is the shop's name.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { type Locale, locales, sourceLocale } from '../../shop/src/languages.ts';
import { shopName } from '../../shop/definition/identity.ts';
import type { GeneratedFile } from './generatedFile.ts';
import { declareGroup, declareShared, loadersOf, typesOf } from './messageDeclarations.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Argument names of a message with their types: numbers where a plural chooses, texts elsewhere. */
function argumentsOf(message: string): ReadonlyMap<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument' && !found.has(token.arg)) found.set(token.arg, 'string');
      if (token.type === 'function')
        found.set(token.arg, token.key === 'number' ? 'number' : 'string');
      if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal') {
        found.set(token.arg, token.type === 'select' ? 'string' : 'number');
        for (const choice of token.cases) visit(choice.tokens);
      }
    }
  };
  visit(parse(message));
  return found;
}

function typeOf(message: string): string {
  const given = [...argumentsOf(message)].map(
    ([name, type]) => `readonly ${name}: ${type === 'string' ? 'string | number' : type}`,
  );
  return given.length === 0 ? '[]' : `[values: { ${given.join('; ')} }]`;
}

/** Every difference between a translation and its source, as sentences. */
function differences(
  folder: string,
  source: Catalogue,
  locale: string,
  translation: Catalogue,
): string[] {
  const missing = Object.keys(source)
    .filter((key) => !translation[key]?.trim())
    .map((key) => `${folder}/${locale}.json lacks “${key}”.`);
  const extra = Object.keys(translation)
    .filter((key) => !(key in source))
    .map((key) => `${folder}/${locale}.json has “${key}”, which ${sourceLocale}.json does not.`);
  const other = Object.entries(source).flatMap(([key, message]) => {
    const own = translation[key];
    if (!own) return [];
    const [a, b] = [message, own].map((text) => [...argumentsOf(text).keys()].sort().join(', '));
    return a === b
      ? []
      : [`${folder}/${locale}.json “${key}” uses {${b}} where ${sourceLocale}.json uses {${a}}.`];
  });
  return [...missing, ...extra, ...other];
}

const firstPartOf = (key: string): string => key.split('.')[0] ?? key;

/** A module of the texts whose keys start with picked parts. */
function compile(
  locale: string,
  catalogue: Catalogue,
  isPicked: (part: string) => boolean,
): string {
  const picked = Object.entries(catalogue).filter(([key]) => isPicked(firstPartOf(key)));
  return compileModule(new MessageFormat(locale), Object.fromEntries(picked));
}

interface MessageFolder {
  readonly root: string;
  readonly folder: string;
  /** First parts of keys whose texts have a separate file per language. */
  readonly groups?: readonly string[];
  /** Keys that the source must have because the shop's definition requires them: `language.sv`. */
  readonly required?: readonly string[];
}

/** The files of one languages folder. Throws with every missing or differing translation. */
export function generateMessages({
  root,
  folder,
  groups = [],
  required = [],
}: MessageFolder): readonly GeneratedFile[] {
  const catalogues = Object.fromEntries(
    locales.map((locale) => [
      locale,
      JSON.parse(
        readFileSync(join(root, folder, `${locale}.json`), 'utf8').replaceAll('{shop}', shopName),
      ) as Catalogue,
    ]),
  ) as Record<Locale, Catalogue>;
  const problems = [
    ...required
      .filter((key) => !catalogues[sourceLocale][key]?.trim())
      .map((key) => `${folder}/${sourceLocale}.json lacks “${key}”.`),
    ...locales
      .slice(1)
      .flatMap((locale) =>
        differences(folder, catalogues[sourceLocale], locale, catalogues[locale]),
      ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = locales.flatMap((locale) => {
    const shared = compile(locale, catalogues[locale], (part) => !groups.includes(part));
    const grouped = groups.flatMap((group) => [
      {
        path: `${locale}/${group}.js`,
        text: compile(locale, catalogues[locale], (part) => part === group),
      },
      { path: `${locale}/${group}.d.ts`, text: declareGroup(group) },
    ]);
    const own = { path: `${locale}.js`, text: shared + loadersOf(locale, groups) };
    return [own, { path: `${locale}.d.ts`, text: declareShared(groups) }, ...grouped];
  });
  const keys = Object.entries(catalogues[sourceLocale]).map(
    ([key, message]) => `  readonly '${key}': ${typeOf(message)};`,
  );
  const types = { path: 'messages.ts', text: typesOf(keys, groups) };
  return [...files, types].map(({ path, text }) => ({ path: `${folder}/generated/${path}`, text }));
}
