import { createHash } from 'node:crypto';
import type { CompiledStyles, ComponentStyle, StyleTable } from './collectStyles.ts';

/** Small letters and digits alone: names that look alike compress better than more of them would save. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}0123456789`;

const classNames = /(?<=\.)[A-Za-z][\w-]*/g;

/** A name of letters and digits that begins with a letter, from a text alone, so that it stays while the text stays. */
function shortName(text: string, length: number): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64BE();
  let name = letters[Number(rest % 26n)] ?? '';
  for (rest /= 26n; name.length < length; rest /= 36n) name += digits[Number(rest % 36n)] ?? '';
  return name;
}

/** Gives each text a short name of its own, longer only where two would be alike. */
function namer(): (text: string) => string {
  const taken = new Map<string, string>();
  return (text) => {
    for (let length = 2; ; length += 1) {
      const name = shortName(text, length);
      const owner = taken.get(name);
      if (owner !== undefined && owner !== text) continue;
      taken.set(name, text);
      return name;
    }
  };
}

/**
 * Renames the classes of styled-components to short ones and leaves out those that no rule names. A class follows from
 * the component's key and rules, so a page and the files of another release never mix two components.
 */
export function nameClasses({ global, components }: CompiledStyles): StyleTable {
  const nameOf = namer();
  const pointedAt = new Set(components.flatMap(({ css }) => css.match(/(?<=\.)sc-[\w-]+/g) ?? []));
  const renamed = new Map<string, string>();
  // styled-components counts as it names: a second run in one process would name the same rules otherwise.
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
