import { createHash } from 'node:crypto';
import type { CompiledStyles, ComponentStyle, StyleTable } from './compiledStyles.ts';

/**
 * Lower-case letters and digits only: similar names compress better than shorter ones would save.
 */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}0123456789`;

const classNames = /(?<=\.)[A-Za-z][\w-]*/g;

/**
 * A name of letters and digits that starts with a letter, derived from a string, so that it is
 * stable while the text is.
 */
function shortName(text: string, length: number): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64BE();
  let name = letters[Number(rest % 26n)] ?? '';
  for (rest /= 26n; name.length < length; rest /= 36n) name += digits[Number(rest % 36n)] ?? '';
  return name;
}

/** Gives each text a unique short name, longer only to resolve a collision. */
function namer(): (text: string) => string {
  const used = new Map<string, string>();
  return (text) => {
    for (let length = 2; ; length += 1) {
      const name = shortName(text, length);
      const owner = used.get(name);
      if (owner !== undefined && owner !== text) continue;
      used.set(name, text);
      return name;
    }
  };
}

/**
 * Replaces styled-components' classes by short ones and removes unused ones. A class is derived
 * from the component's key and rules, so that a page never mixes styles of two releases.
 */
export function nameClasses({ global, components }: CompiledStyles): StyleTable {
  const nameOf = namer();
  const pointedAt = new Set(components.flatMap(({ css }) => css.match(/(?<=\.)sc-[\w-]+/g) ?? []));
  const renamed = new Map<string, string>();
  // styled-components' names depend on a counter: a second run in one process would name the same
  // rules differently.
  const keys = new Map(
    components.flatMap(
      ({ key, id, className }) =>
        [
          [className, key],
          [id, key],
        ] as const,
    ),
  );
  for (const { key, id, className, css } of components) {
    renamed.set(
      className,
      nameOf(`${key} ${css.replaceAll(classNames, (name) => keys.get(name) ?? name)}`),
    );
    if (pointedAt.has(id)) renamed.set(id, nameOf(key));
  }
  const rename = (css: string) => css.replaceAll(classNames, (name) => renamed.get(name) ?? name);
  const styleOf = ({
    id,
    className,
    css,
  }: CompiledStyles['components'][number]): ComponentStyle => ({
    classes: [...new Set([renamed.get(className), renamed.get(id)])].filter(Boolean).join(' '),
    css: rename(css),
  });
  return {
    global: rename(global),
    components: new Map(components.map((component) => [component.key, styleOf(component)])),
  };
}
