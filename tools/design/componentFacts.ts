/** What proves each part of the design system, read from its folder. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface ComponentFacts {
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  readonly hasStories: boolean;
  /** A story of all variants together; a part without variants needs none. What element `as` makes of it is no variant: it looks the same. */
  readonly hasMatrix: boolean;
  /** A test beside it draws the part itself. */
  readonly hasTests: boolean;
  /** Its file says what it is for, each part in it what a reader must know, and each number in its props what it counts; numbers that follow each other share their words. */
  readonly hasDocs: boolean;
}

/** What stands in a part's folder, as text; a file that is not there is empty. */
export interface ComponentFolder {
  readonly name: string;
  readonly code: string;
  readonly stories: string;
  readonly tests: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The names of the parts that a file gives out: what is written with a capital and is neither a type nor a list. */
function partsOf(code: string): readonly string[] {
  return [...code.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name);
}

const isDescribed = (code: string, what: RegExp): boolean =>
  [...code.matchAll(what)].every(({ index }) => /\*\/\s*$/.test(code.slice(0, index)));

function hasDocs(code: string): boolean {
  const parts = partsOf(code);
  return (
    /^\/\*\* \S/.test(code) &&
    parts.length > 0 &&
    parts.every((part) =>
      isDescribed(code, new RegExp(`export (?:function|const) ${part}\\b`, 'g')),
    ) &&
    isDescribed(code, /(?:^ {2}readonly \w+\??: number;\n)+/gm)
  );
}

/** A list given out, or a prop that takes its looks from a list or names them itself. */
const hasVariants = (code: string): boolean =>
  /export const \w+ = \[[^\]]+\] as const/.test(code) ||
  /readonly (?!as\b)\w+\??:\s*(?:\(typeof \w+\)\[number\]|(?:\|\s*)?'[^']*'(?:\s*\|\s*'[^']*')+)/.test(
    code,
  );

export function factsOf({
  name,
  code,
  stories,
  tests,
}: ComponentFolder): Omit<ComponentFacts, 'file'> {
  return {
    name,
    hasStories:
      /^export const Default\b/m.test(stories) || /^export const \w+: Story/m.test(stories),
    hasMatrix: !hasVariants(code) || /export const \w*Matrix\b/.test(stories),
    hasTests:
      partsOf(code).some((part) => new RegExp(`<${part}[\\s/>.]`).test(tests)) &&
      /\brender(?:ToString|ToStaticMarkup)?\(/.test(tests),
    hasDocs: hasDocs(code),
  };
}

/** One entry for each folder of a component or a layout part, and one for the set of icons. */
export function componentFacts(root: string): readonly ComponentFacts[] {
  const files = globSync('design-system/src/{components,layout}/*/*.tsx', { cwd: root }).filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  );
  return [...files, 'design-system/src/icons/Icon.tsx'].sort().map((file) => {
    const path = join(root, dirname(file));
    const name = basename(file, '.tsx');
    const tests = globSync('*.test.tsx', { cwd: path })
      .map((test) => read(join(path, test)))
      .join('\n');
    return {
      file,
      ...factsOf({
        name,
        code: read(join(root, file)),
        stories: read(join(path, `${name}.stories.tsx`)),
        tests,
      }),
    };
  });
}
