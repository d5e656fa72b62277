/** What proves each part of the design system, read from its folder. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface ComponentFacts {
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  readonly hasStories: boolean;
  /** A story of all variants together; a part without variants needs none. */
  readonly hasMatrix: boolean;
  readonly hasTests: boolean;
  /** Its file opens by saying what it is for. */
  readonly hasDocs: boolean;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** One entry per folder of components, by name. Variants are the exported `as const` arrays of the component's file. */
export function componentFacts(root: string): readonly ComponentFacts[] {
  const files = globSync('design-system/src/components/*/*.tsx', { cwd: root }).filter((file) => basename(file, '.tsx') === basename(dirname(file)));
  return files.sort().map((file) => {
    const path = join(root, dirname(file));
    const name = basename(file, '.tsx');
    const [code, stories] = [read(join(root, file)), read(join(path, `${name}.stories.tsx`))];
    const hasVariants = /export const \w+ = \[[^\]]+\] as const/.test(code);
    return {
      name,
      file,
      hasStories: stories !== '',
      hasMatrix: !hasVariants || /export const \w*Matrix\b/.test(stories),
      hasTests: globSync('*.test.{ts,tsx}', { cwd: path }).length > 0,
      hasDocs: new RegExp(`^/\\*\\* ?${name}\\b|^/\\*\\* `).test(code),
    };
  });
}
