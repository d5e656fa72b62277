/**
 * Extracts the styles in a build: templates become class names, rules become the document's styles
 * and one style sheet.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import type { StyleTable } from './compiledStyles.ts';
import { collectStyles } from './collectStyles.ts';
import { compactRules } from './compactRules.ts';
import { findTemplates } from './findTemplates.ts';
import { keyOf, mayContainStyles } from './markTemplates.ts';
import { planRules } from './planRules.ts';
import { type RenameTokens, tokenNames } from './shortenTokens.ts';
import { firstPaintRules, deferredRules, splitChannels } from './splitRules.ts';

const app = join(import.meta.dirname, '../../src/app/styles');
const foundation = join(import.meta.dirname, '../../../design-system/src/foundation');
const runtime = join(foundation, 'staticStyled.ts');
const jsxRuntime = join(foundation, 'staticJsx.ts');
const tableId = 'virtual:style-table';

/** All rules of components, and deferred rules of the page itself. */
export const sheetOf = ({ global, components }: StyleTable): string =>
  [
    ...Object.values(splitChannels(global).channels),
    deferredRules(global),
    ...[...components.values()].map(({ css }) => css),
  ].join('');

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
const fileOf = (css: string): string => `assets/styles-${hashOf(css)}.css`;

interface SheetFile {
  readonly fileName: string;
  readonly source: Buffer;
}

/** The sheet with its files' built addresses, and those files: no module imports them. */
export function sheetWithFiles(sheet: string): {
  readonly css: string;
  readonly files: readonly SheetFile[];
} {
  const files: SheetFile[] = [];
  const css = sheet.replace(/asset:([^"]+)/g, (_, path: string) => {
    const source = readFileSync(path);
    const { name, ext } = parse(path);
    const fileName = `assets/${name}-${hashOf(source)}${ext}`;
    files.push({ fileName, source });
    return `/${fileName}`;
  });
  return { css, files };
}

/** The code with every template replaced by its classes. */
export function replaceTemplates(code: string, id: string, table: StyleTable): string {
  const templates = [...findTemplates(parseSync(id, code).program).entries()];
  let replaced = code;
  for (const [index, template] of templates.toReversed()) {
    replaced =
      replaced.slice(0, template.start) +
      replacement(template, keyOf(id, index)) +
      replaced.slice(template.end);
  }
  return `import { staticGlobalStyle, staticStyled } from ${JSON.stringify(runtime)};\n${replaced}`;

  function replacement(template: (typeof templates)[number][1], key: string): string {
    if (template.kind === 'fragment') return '""';
    if (template.kind === 'global') return 'staticGlobalStyle';
    const style = table.components.get(key);
    if (!style) throw new Error(`The styles of ${key} were not collected.`);
    const { target } = template;
    const styled =
      'tag' in target ? JSON.stringify(target.tag) : code.slice(target.start, target.end);
    return `/* @__PURE__ */ staticStyled(${styled}, ${JSON.stringify(style.classes)})`;
  }
}

/**
 * The table as a module of the server's bundle; files in the global styles get their built
 * addresses.
 */
function tableModule({ global, components }: StyleTable, sheetHref: string): string {
  const imports: string[] = [];
  const { before, after, channels } = splitChannels(firstPaintRules(global));
  const withFiles = (css: string): string =>
    css
      .split(/asset:([^"]+)/)
      .map((part, index) => {
        if (index % 2 === 0) return JSON.stringify(part);
        const name = `file${String(imports.length)}`;
        imports.push(`import ${name} from ${JSON.stringify(`${part}?url`)};`);
        return name;
      })
      .join(' + ');
  const rows = [...components.values()]
    .map(({ classes, css }) => ({ classes, rules: planRules(firstPaintRules(css)) }))
    .filter(({ rules }) => rules.length > 0);
  const globals = [before, after].map(withFiles);
  return [
    ...imports,
    `export const globalCss = [${globals.join(', ')}];`,
    `export const channelCss = ${JSON.stringify(channels)};`,
    `export const components = ${JSON.stringify(rows)};`,
    `export const sheetHref = ${JSON.stringify(sheetHref)};`,
  ].join('\n');
}

interface Collected {
  readonly table: StyleTable;
  readonly rename: RenameTokens;
}

async function collect(): Promise<Collected> {
  const { global, components } = await collectStyles();
  const rename = tokenNames({ global, components });
  const print = (css: string) => compactRules(rename(css));
  const printed = [...components].map(
    ([key, { classes, css }]) => [key, { classes, css: print(css) }] as const,
  );
  return { table: { global: print(global), components: new Map(printed) }, rename };
}

const isOurs = (id: string): boolean => /\.tsx?(\?|$)/.test(id) && !id.includes('/node_modules/');

export function staticStyles(): Plugin {
  let collected: Promise<Collected> | undefined;
  const collectOnce = (): Promise<Collected> => (collected ??= collect());
  const tableOf = async (): Promise<StyleTable> => (await collectOnce()).table;
  return {
    name: 'static-styles',
    apply: 'build',
    // Before the build itself, during which the sources' server could not respond.
    buildStart: async () => void (await tableOf()),
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === tableId) return `\0${tableId}`;
        if (
          id === 'react/jsx-runtime' &&
          importer !== undefined &&
          isOurs(importer) &&
          importer !== jsxRuntime
        )
          return jsxRuntime;
        return id.endsWith('/renderStyled.ts') ? join(app, 'renderStaticStyled.ts') : undefined;
      },
    },
    async load(id) {
      if (id !== `\0${tableId}`) return undefined;
      const known = await tableOf();
      return tableModule(known, `/${fileOf(sheetWithFiles(sheetOf(known)).css)}`);
    },
    async transform(code, id) {
      const hasStyles = mayContainStyles(id, code);
      if (!hasStyles && !(isOurs(id) && code.includes('var(--'))) return null;
      const { table, rename } = await collectOnce();
      return { code: rename(hasStyles ? replaceTemplates(code, id, table) : code), map: null };
    },
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : [],
      );
      const left = modules.find((id) => id.includes('/node_modules/styled-components/'));
      if (left)
        this.error(
          'styled-components is still in the bundle: some of its styles were not extracted.',
        );
      if (this.environment.name !== 'client') return;
      const { css, files } = sheetWithFiles(sheetOf(await tableOf()));
      for (const file of [...files, { fileName: fileOf(css), source: css }])
        this.emitFile({ type: 'asset', ...file });
    },
  };
}
