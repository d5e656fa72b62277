import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StyleTable } from './compiledStyles.ts';
import { collectStyles } from './collectStyles.ts';
import { replaceTemplates, sheetOf, sheetWithFiles, staticStyles } from './staticStyles.ts';

const sources = join(import.meta.dirname, '../../../design-system/src');
const fixture = join(import.meta.dirname, 'fixtures');

describe('a module whose styles are extracted', () => {
  const id = join(sources, 'Part.tsx');
  const table: StyleTable = {
    global: '',
    components: new Map(
      [0, 1, 2].map((index) => [
        `design-system/src/Part.tsx#${String(index)}`,
        { classes: `c${String(index)}`, css: '' },
      ]),
    ),
  };
  const head = "import { css, styled } from 'styled-components';\n";

  it.each([
    ['const A = styled.div`color: red;`;', 'staticStyled("div", "c0")'],
    ['const A = styled(Link)`color: red;`;', 'staticStyled(Link, "c0")'],
    ['const m = css`top: 0;`; const A = styled.p`${m}`;', 'staticStyled("p", "c1")'],
    ['const A = styled.p`a`; const B = styled(A)`b`;', 'staticStyled(A, "c1")'],
  ])('%s', (code, expected) => {
    const replaced = replaceTemplates(head + code, id, table);
    expect(replaced).toContain(expected);
    expect(replaced).not.toContain('`');
  });

  it('fails if its styles are unknown', () => {
    expect(() =>
      replaceTemplates(`${head}const A = styled.div\`a\`;`, join(sources, 'Other.tsx'), table),
    ).toThrow(/Other.tsx#0 were not collected/);
  });
});

describe('the styles collected from the sources', () => {
  let parts: StyleTable;
  beforeAll(async () => {
    parts = await collectStyles([join(fixture, 'good')]);
  });
  const style = (name: string) => [...parts.components].find(([key]) => key.endsWith(name))?.[1];

  it('contain the rules that styled-components generates, including keyframes and mixins', () => {
    expect(style('Parts.ts#2')?.css).toMatch(
      /^@keyframes (\w+)\{from\{opacity:0;\}\}\.\w+\{animation:\1 1s;\}$/,
    );
    expect(style('Parts.ts#3')?.css).toMatch(/^\.(\w+)\{color:red;\}\.\1:hover\{top:0;\}$/);
  });

  it('place a component after the one it extends', () => {
    const order = [...parts.components.keys()];
    expect(order.indexOf('storefront/build/styles/fixtures/good/Parts.ts#3')).toBeLessThan(
      order.indexOf('storefront/build/styles/fixtures/good/Button.ts#0'),
    );
    expect(style('Button.ts#0')?.css).toMatch(/^\.\w+\{color:blue;\}$/);
  });

  it('separate the page’s own rules', () => expect(parts.global).toBe('html{color:black;}'));

  it('fail on a function in a template and report its name', async () => {
    await expect(collectStyles([join(fixture, 'dynamic')])).rejects.toThrow(
      /Dynamic\.ts#0 hold a function/,
    );
  });
});

it('contains in the deferred sheet what the document’s styles omit', () => {
  const late = '@media print{a{color:black;}}@media (forced-colors: active){a{color:red;}}';
  const channel = '[data-channel="no"]{--a:2;}';
  const components = new Map(
    ['.a{top:0;}', '@media print{.b{top:0;}}', '.c{top:1px;}'].map((css, index) => [
      String(index),
      { classes: '', css },
    ]),
  );
  expect(sheetOf({ global: `html{color:black;}${late}${channel}`, components })).toBe(
    `${channel}${late}.a{top:0;}@media print{.b{top:0;}}.c{top:1px;}`,
  );
});

it('names the files of the deferred sheet by their content, and emits them', () => {
  const path = join(fixture, 'good/Parts.ts');
  const { css, files } = sheetWithFiles(`@font-face{src:url("asset:${path}");}.a{top:0;}`);
  const [file] = files;
  expect(file?.fileName).toMatch(/^assets\/Parts-[\w-]{8}\.ts$/);
  expect(file?.source.length).toBeGreaterThan(0);
  expect(css).toBe(`@font-face{src:url("/${file?.fileName ?? ''}");}.a{top:0;}`);
});

it('emits each file of the deferred sheet', () => {
  const paths = ['Parts.ts', 'Button.ts'].map((name) => join(fixture, 'good', name));
  const { css, files } = sheetWithFiles(
    paths.map((path) => `@font-face{src:url("asset:${path}");}`).join(''),
  );
  expect(files).toHaveLength(2);
  expect(css).toBe(files.map(({ fileName }) => `@font-face{src:url("/${fileName}");}`).join(''));
});

describe('JSX of a build', () => {
  const { handler } = staticStyles().resolveId as {
    readonly handler: (id: string, importer: string | undefined) => string | undefined;
  };
  const resolved = (importer: string | undefined) => handler('react/jsx-runtime', importer);

  it.each([
    [
      'our own sources use the JSX of styled components',
      join(sources, 'Part.tsx'),
      join(sources, 'foundation/staticJsx.ts'),
    ],
    ['packages use React’s', '/shop/node_modules/@radix-ui/react-dialog/dist/index.mjs', undefined],
    ['the replacement itself uses React’s', join(sources, 'foundation/staticJsx.ts'), undefined],
    ['an entry uses React’s', undefined, undefined],
  ])('%s', (_what, importer, runtime) => expect(resolved(importer)).toBe(runtime));
});

describe('the style sheet of a build', () => {
  interface Emitted {
    readonly fileName: string;
    readonly source: string | Buffer;
  }
  const plugin = staticStyles() as object as {
    readonly load: (id: string) => Promise<string | undefined>;
    readonly generateBundle: (this: object, options: object, bundle: object) => Promise<void>;
  };
  const emit = async (name: string) => {
    const emitted: Emitted[] = [];
    const build = { environment: { name }, emitFile: (file: Emitted) => emitted.push(file) };
    await plugin.generateBundle.call(build, {}, {});
    return emitted;
  };

  it('is emitted once for browsers, at the address that documents have, with all its files', async () => {
    const table = (await plugin.load('\0virtual:style-table')) ?? '';
    const [, href] = /sheetHref = "([^"]+)"/.exec(table) ?? [];
    const emitted = await emit('client');
    const names = emitted.map(({ fileName }) => `/${fileName}`);
    const sheet = String(emitted.find(({ fileName }) => `/${fileName}` === href)?.source);
    const files = [...sheet.matchAll(/url\("?(\/assets\/[^")]+)/g)].map(([, file]) => file);
    expect(files).not.toEqual([]);
    expect(new Set(names)).toEqual(new Set([href, ...files]));
    expect(await emit('ssr')).toEqual([]);
  });

  it('has the rules that the document omits', async () => {
    const table = (await plugin.load('\0virtual:style-table')) ?? '';
    expect(table).not.toContain('@media print');
    const sheet = (await emit('client')).find(({ fileName }) => fileName.endsWith('.css'));
    expect(String(sheet?.source)).toContain('@media print');
  });
});
