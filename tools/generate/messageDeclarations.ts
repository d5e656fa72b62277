/** The code around compiled texts: their types and the loaders of a language's groups. */

/** Imports each group of a language on demand. */
export function loadersOf(locale: string, groups: readonly string[]): string {
  if (groups.length === 0) return '';
  const lines = groups.map((group) => `  ${group}: () => import('./${locale}/${group}.js'),\n`);
  return `\nexport const groups = {\n${lines.join('')}};\n`;
}

/** Types of a language's module: all its texts, or those in no group and the groups' loaders. */
export const declareShared = (groups: readonly string[]): string =>
  groups.length === 0
    ? `import type { CompiledMessages } from './messages.ts';
declare const messages: CompiledMessages;
export default messages;
`
    : `import type { GroupLoaders, SharedMessages } from './messages.ts';
declare const messages: SharedMessages;
export default messages;
export declare const groups: GroupLoaders;
`;

export const declareGroup = (
  group: string,
): string => `import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'${group}'>;
export default messages;
`;

const groupTypes = `
/** The texts of one group. */
export type GroupMessages<G extends MessageGroup> = Pick<CompiledMessages, Extract<MessageKey, \`\${G}.\${string}\`>>;

/** The texts that every page is loaded with. */
export type SharedMessages = Omit<CompiledMessages, Extract<MessageKey, \`\${MessageGroup}.\${string}\`>>;

export type GroupLoaders = { readonly [G in MessageGroup]: () => Promise<{ readonly default: GroupMessages<G> }> };
`;

/**
 * The types of all keys.
 * @param keys one line each, with the values of the text
 */
export const typesOf = (keys: readonly string[], groups: readonly string[]): string =>
  `${groups.length > 0 ? "import type { MessageGroup } from '../messageGroups.ts';\n\n" : ''}\
/** Every text by key with the values it takes. Made from the Swedish catalogue by \`npm run generate\`. */
export interface Messages {
${keys.join('\n')}
}

export type MessageKey = keyof Messages;

/** One language, compiled: a function per key. */
export type CompiledMessages = { readonly [K in MessageKey]: (values?: object) => string };
${groups.length > 0 ? groupTypes : ''}`;
