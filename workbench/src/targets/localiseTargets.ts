import { sourceLocale } from '@solvik/shop';
import { isObject } from '@solvik/content-schema';
import {
  type Language,
  languages,
  type LinkTarget,
  pickLanguage,
  type StoredWidget,
} from '@solvik/content-schema/editing';

const isByLanguage = (value: Readonly<Record<string, unknown>>): boolean =>
  languages.every((language) => language in value);
const lastOf = (path: string): string | undefined => path.split('/').at(-1);

/**
 * Examples lead to addresses of the source language. Assigns each language its own, where the
 * shop has the target.
 */
export function localiseTargets(
  fields: StoredWidget['fields'],
  targets: readonly LinkTarget[],
): StoredWidget['fields'] {
  const known = targets.flatMap((target) => {
    const path = target.path[sourceLocale];
    return path === undefined ? [] : [[path, target] as const];
  });
  const byPath = new Map(known);
  const byAlias = new Map(
    known.flatMap(([path, target]) =>
      target.kind === 'category' ? [[lastOf(path), target] as const] : [],
    ),
  );
  const inLanguage = (target: LinkTarget | undefined, language: Language) =>
    target && pickLanguage(target.path, language)?.value;
  function localise(value: unknown, name: string, language: Language | undefined): unknown {
    if (typeof value === 'string' && language) {
      if (value.startsWith('/')) return inLanguage(byPath.get(value), language) ?? value;
      if (value.startsWith('<'))
        return value.replaceAll(
          /(?<=\shref=")\/[^"]*(?=")/g,
          (path) => inLanguage(byPath.get(path), language) ?? path,
        );
      return name === 'category'
        ? (lastOf(inLanguage(byAlias.get(value), language) ?? value) ?? value)
        : value;
    }
    if (Array.isArray(value)) return value.map((item) => localise(item, name, language));
    if (!isObject(value)) return value;
    const parts = isByLanguage(value)
      ? languages.map((each) => [each, localise(value[each], name, each)] as const)
      : Object.entries(value).map(([key, part]) => [key, localise(part, key, language)] as const);
    return Object.fromEntries(parts);
  }
  return localise(fields, '', undefined) as StoredWidget['fields'];
}
