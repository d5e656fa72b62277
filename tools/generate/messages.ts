/** Compiles the four message catalogues of a package to functions, by the groups they are loaded in, and its keys with their arguments to one type. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import type { GeneratedFile } from './generatedFile.ts';

const locales = ['sv', 'nb', 'da', 'fi'] as const;
type Catalogue = Readonly<Record<string, string>>;

/** Argument names of a message with their types: numbers where a plural chooses, texts elsewhere. */
function argumentsOf(message: string): ReadonlyMap<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument' && !found.has(token.arg)) found.set(token.arg, 'string');
      if (token.type === 'function') found.set(token.arg, token.key === 'number' ? 'number' : 'string');
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
  const given = [...argumentsOf(message)].map(([name, type]) => `readonly ${name}: ${type === 'string' ? 'string | number' : type}`);
  return given.length === 0 ? '[]' : `[values: { ${given.join('; ')} }]`;
}

/** Every difference between a translation and its Swedish source, as sentences. */
function differences(folder: string, source: Catalogue, locale: string, translation: Catalogue): string[] {
  const missing = Object.keys(source).filter((key) => !translation[key]?.trim()).map((key) => `${folder}/${locale}.json lacks “${key}”.`);
  const extra = Object.keys(translation).filter((key) => !(key in source)).map((key) => `${folder}/${locale}.json has “${key}”, which Swedish does not.`);
  const other = Object.entries(source).flatMap(([key, message]) => {
    const own = translation[key];
    if (!own) return [];
    const [a, b] = [message, own].map((text) => [...argumentsOf(text).keys()].sort().join(', '));
    return a === b ? [] : [`${folder}/${locale}.json “${key}” uses {${b}} where Swedish uses {${a}}.`];
  });
  return [...missing, ...extra, ...other];
}

/** The texts whose keys begin with one of these parts. */
const pickParts = (catalogue: Catalogue, isPicked: (part: string) => boolean): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => isPicked(firstPartOf(key))));

const firstPartOf = (key: string): string => key.split('.')[0] ?? key;

const compile = (locale: string, catalogue: Catalogue): string => compileModule(new MessageFormat(locale), { ...catalogue });

const loaders = (locale: string, groups: readonly string[]): string =>
  groups.length === 0 ? '' : `\nexport const groups = {\n${groups.map((group) => `  ${group}: () => import('./${locale}/${group}.js'),`).join('\n')}\n};\n`;

const declare = (names: string, from: string, lines: string): string => `import type { ${names} } from '${from}';\n${lines}`;

const ownDeclaration = (groups: readonly string[]): string =>
  groups.length === 0
    ? declare('CompiledMessages', './messages.ts', 'declare const messages: CompiledMessages;\nexport default messages;\n')
    : declare('GroupLoaders, SharedMessages', './messages.ts', 'declare const messages: SharedMessages;\nexport default messages;\nexport declare const groups: GroupLoaders;\n');

const groupTypes = `
/** The texts of one group. */
export type GroupMessages<Group extends MessageGroup> = Pick<CompiledMessages, Extract<MessageKey, \`\${Group}.\${string}\`>>;

/** The texts that every page is loaded with. */
export type SharedMessages = Omit<CompiledMessages, Extract<MessageKey, \`\${MessageGroup}.\${string}\`>>;

export type GroupLoaders = { readonly [Group in MessageGroup]: () => Promise<{ readonly default: GroupMessages<Group> }> };
`;

interface MessageFolder {
  readonly root: string;
  readonly folder: string;
  /** First parts of keys whose texts have a file of their own per language. */
  readonly groups?: readonly string[];
}

/** The files of one languages folder. Throws with every missing or differing translation. */
export function generateMessages({ root, folder, groups = [] }: MessageFolder): readonly GeneratedFile[] {
  const catalogues = Object.fromEntries(
    locales.map((locale) => [locale, JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as Catalogue]),
  ) as Record<(typeof locales)[number], Catalogue>;
  const problems = locales.slice(1).flatMap((locale) => differences(folder, catalogues.sv, locale, catalogues[locale]));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const isShared = (part: string) => !groups.includes(part);
  const own = locales.flatMap((locale) => [
    { path: `${folder}/generated/${locale}.js`, text: compile(locale, pickParts(catalogues[locale], isShared)) + loaders(locale, groups) },
    { path: `${folder}/generated/${locale}.d.ts`, text: ownDeclaration(groups) },
  ]);
  const grouped = locales.flatMap((locale) => groups.flatMap((group) => [
    { path: `${folder}/generated/${locale}/${group}.js`, text: compile(locale, pickParts(catalogues[locale], (part) => part === group)) },
    { path: `${folder}/generated/${locale}/${group}.d.ts`, text: declare('GroupMessages', '../messages.ts', `declare const messages: GroupMessages<'${group}'>;\nexport default messages;\n`) },
  ]));
  const keys = Object.entries(catalogues.sv).map(([key, message]) => `  readonly '${key}': ${typeOf(message)};`);
  const text = `${groups.length > 0 ? "import type { MessageGroup } from '../messageGroups.ts';\n\n" : ''}/** Every text by key with the values it takes. Made from the Swedish catalogue by \`npm run generate\`. */
export interface Messages {
${keys.join('\n')}
}

export type MessageKey = keyof Messages;

/** One language, compiled: a function per key. */
export type CompiledMessages = { readonly [K in MessageKey]: (values?: object) => string };
${groups.length > 0 ? groupTypes : ''}`;
  return [...own, ...grouped, { path: `${folder}/generated/messages.ts`, text }];
}
