/** The proofs of each component of the design system and of the workbench, read from its folder. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface ComponentFacts {
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  readonly hasStories: boolean;
  /**
   * A story of all variants together; a component without variants needs none. The element chosen
   * by `as` is not a variant, because it does not change the appearance.
   */
  readonly hasMatrix: boolean;
  /** A test beside it renders the component itself. */
  readonly hasTests: boolean;
  /**
   * Its file states its purpose, each exported component what a reader must know, and each number
   * in its props its unit; consecutive numbers share a comment.
   */
  readonly hasDocs: boolean;
}

/** The text of the files in a component's folder; empty if a file is missing. */
export interface ComponentFolder {
  readonly name: string;
  readonly code: string;
  readonly stories: string;
  readonly tests: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The names of the components that a file exports: capitalised, and neither a type nor a list. */
function componentsOf(code: string): readonly string[] {
  return [...code.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name);
}

const isDescribed = (code: string, what: RegExp): boolean =>
  [...code.matchAll(what)].every(({ index }) => /\*\/\s*$/.test(code.slice(0, index)));

function hasDocs(code: string): boolean {
  const parts = componentsOf(code);
  return (
    /^\/\*\*\s+(?:\* )?\S/.test(code) &&
    parts.length > 0 &&
    parts.every((part) =>
      isDescribed(code, new RegExp(`export (?:function|const) ${part}\\b`, 'g')),
    ) &&
    isDescribed(code, /(?:^ {2}readonly \w+\??: number;\n)+/gm)
  );
}

/** An exported list, or a prop whose variants come from a list or are named in its type. */
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
      componentsOf(code).some((component) => new RegExp(`<${component}[\\s/>.]`).test(tests)) &&
      /\brender(?:Measured|ToString|ToStaticMarkup)?\(/.test(tests),
    hasDocs: hasDocs(code),
  };
}

/**
 * One entry for each component of the design system, its layout and the workbench, and one for the
 * set of icons.
 */
export function componentFacts(root: string): readonly ComponentFacts[] {
  const folders = '{design-system/src/{components,layout},workbench/src/components}';
  const files = globSync(`${folders}/*/*.tsx`, { cwd: root }).filter(
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
