/**
 * Architecture rules that can be checked on a file's name or text; each finding names the file and
 * what to do.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  readonly name: string;
  /** The files that it applies to. */
  readonly files: RegExp;
  readonly except?: RegExp;
  /** What is wrong with the file; undefined if nothing is. */
  readonly find: (path: string, text: string) => string | undefined;
}

const code = /\.(ts|tsx)$/;
const generated = /(^|\/)generated\/|\.d\.ts$/;
const maxFileLines = 300;

const lineOf = (text: string, pattern: RegExp): string | undefined => {
  const index = text.split('\n').findIndex((line) => pattern.test(line));
  return index < 0 ? undefined : `line ${String(index + 1)}`;
};

/** The words of the first block comment, on one line. */
const firstComment = (text: string): string => {
  const [, comment = ''] = /\/\*([\s\S]*?)\*\//.exec(text) ?? [];
  return ` ${comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()}`;
};

const textRule = (name: string, pattern: RegExp, files = code, except?: RegExp): Rule => ({
  name,
  files,
  ...(except && { except }),
  find: (_path, text) => lineOf(text, pattern),
});

export const houseRules: readonly Rule[] = [
  {
    name: 'a file over 300 lines gives its reason in its first comment (“Long: …”), or is split',
    files: code,
    find: (_path, text) => {
      const lines = text.split('\n').length - 1;
      return lines > maxFileLines && !/(^|[.!?]) Long: \S/.test(firstComment(text))
        ? `${String(lines)} lines`
        : undefined;
    },
  },
  {
    name: 'a file is named after its content',
    files: code,
    find: (path) =>
      /(^|\/)(utils?|misc|helpers?|common|temp|index)(\.[a-z]+)*\.tsx?$|V2\./.test(path) &&
      !path.endsWith('src/index.ts')
        ? 'rename it'
        : undefined,
  },
  textRule(
    'no test is skipped or focused',
    /\b(it|test|describe)\.(skip|only|fixme|todo)\(/,
    code,
    /tools\/(checks|ledger)\//,
  ),
  textRule(
    'no check is switched off by a type',
    /@ts-ignore|@ts-expect-error|\bas any\b|as unknown as/,
    code,
    /tools\/checks\//,
  ),
  textRule(
    'styles are static: variants are data attributes, channels are variables',
    /\$\{\(?\(?(p|props|\{[^}]*\})\)? *=>/,
    /^(design-system|widgets|workbench|storefront)\/.*\.tsx?$/,
  ),
  textRule(
    'colours come from tokens',
    /['"`: ]#(?!(000|fff)\b)[0-9a-fA-F]{3,8}\b/,
    /^(design-system|widgets|workbench\/src|storefront\/src)\/.*\.tsx?$/,
    /\/tokens\/|\.test\.|\.stories\.|foundation\/|src\/testing\//,
  ),
  textRule(
    'no screen or widget has its own styled-components: use components of the design system',
    /['"]styled-components['"]/,
    /^(widgets|workbench|storefront)\/.*\.tsx?$/,
    /^workbench\/src\/components\/|^storefront\/(src\/app\/styles\/renderStyled\.ts|vite\.config\.ts|build\/bundleRules\.test\.ts|build\/styles\/)/,
  ),
  textRule(
    'no screen or widget has inline styles: use components of the design system',
    /\bstyle=\{/,
    /^(widgets|workbench\/src|storefront\/src)\/.*\.tsx$/,
    /\.test\.|\.stories\.|^workbench\/src\/components\//,
  ),
  textRule(
    'nothing is left for later in a comment',
    /\b(TODO|FIXME|XXX|HACK)\b/,
    code,
    /tools\/(checks\/|new\/language\.ts)/,
  ),
  textRule(
    'sides and sizes are logical, so that a line may run either way',
    /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)\b|text-align: (left|right)|float: (left|right)|(^|[ ;{])(left|right|top|bottom|(min-|max-)?(width|height)): *(-?\d|var\(|calc\(|auto|min\(|max\(|clamp\(|fit-content)[^,]*;/,
    /^(design-system|widgets|workbench\/src|storefront\/src)\/.*\.tsx?$/,
    /\.test\.|\.stories\.|\/tokens\//,
  ),
];

/** Every violation, as a sentence. Reads the files that git tracks or would track. */
export function checkHouse(root: string): readonly string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  return files
    .filter((file) => code.test(file) && !generated.test(file))
    .flatMap((file) => {
      let text: string;
      try {
        text = readFileSync(join(root, file), 'utf8');
      } catch {
        return [];
      }
      return houseRules
        .filter((rule) => rule.files.test(file) && !rule.except?.test(file))
        .flatMap((rule) => {
          const found = rule.find(file, text);
          return found ? [`${file}: ${rule.name} (${found})`] : [];
        });
    });
}
