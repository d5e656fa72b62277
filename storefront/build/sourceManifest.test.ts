/** Runs Vite itself on sources that share files. */
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { assetsOf, type BuildManifest } from '../server/buildAssets.ts';
import { sourceManifest } from './sourceManifest.ts';

const root = '/shop/storefront';
const sources: Readonly<Record<string, string>> = {
  '/shop/storefront/src/app/entryClient.tsx':
    "import '/shop/storefront/src/shared.ts'; import('/shop/storefront/src/routes/HomeRoute.tsx');" +
    "import('/shop/storefront/src/routes/CartRoute.tsx'); import('/shop/widgets/src/hero/HeroWidget.tsx');",
  '/shop/storefront/src/shared.ts': "console.log('shared');",
  '/shop/storefront/src/routes/HomeRoute.tsx':
    "import '/shop/storefront/src/card.ts'; console.log('home');",
  '/shop/storefront/src/routes/CartRoute.tsx':
    "import '/shop/storefront/src/card.ts'; console.log('cart');",
  '/shop/storefront/src/card.ts': "console.log('card');",
  '/shop/widgets/src/hero/HeroWidget.tsx': "console.log('hero');",
};
/** Files that contain several sources, and sources of one page in separate files. */
const groups = [
  { name: 'pages', test: /HomeRoute|HeroWidget/ },
  { name: 'card', test: /card\.ts/ },
];

let manifest: BuildManifest;
beforeAll(async () => {
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (id in sources ? id : undefined),
    load: (id: string) => sources[id],
  };
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inMemory, sourceManifest(root)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { client: '/shop/storefront/src/app/entryClient.tsx' },
        output: {
          codeSplitting: { groups, includeDependenciesRecursively: false },
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
        },
      },
    },
  });
  const files = 'output' in output ? output.output : [];
  const written = files.find(({ fileName }) => fileName === '.vite/manifest.json');
  if (written?.type !== 'asset') throw new Error('No manifest was written.');
  manifest = JSON.parse(written.source.toString()) as BuildManifest;
});

const keyOf = {
  home: 'src/routes/HomeRoute.tsx',
  cart: 'src/routes/CartRoute.tsx',
  hero: '../widgets/src/hero/HeroWidget.tsx',
};

describe('the manifest of a build', () => {
  it('lists each source loaded on demand and the entry by its path from the root, and nothing else', () => {
    const named = Object.keys(manifest).filter((key) => key.includes('/'));
    expect(named.toSorted()).toEqual(
      [keyOf.hero, 'src/app/entryClient.tsx', keyOf.cart, keyOf.home].toSorted(),
    );
  });

  it.each<[string, string, boolean]>([
    ['src/app/entryClient.tsx', 'client.js', false],
    [keyOf.home, 'pages.js', true],
    [keyOf.hero, 'pages.js', true],
    [keyOf.cart, 'CartRoute.js', true],
  ])(
    'resolves the file of %s, even if it shares the file with others',
    (key, file, isDynamicEntry) => {
      expect(manifest[key]).toMatchObject({ file, isDynamicEntry });
    },
  );

  it('maps a file to its imports', () => {
    expect(manifest['pages.js']?.imports).toContain('card.js');
    for (const { imports = [] } of Object.values(manifest))
      for (const key of imports) expect(manifest).toHaveProperty([key, 'file'], key);
  });

  it('is used by the server to find a page’s files', () => {
    expect(assetsOf(manifest, [keyOf.home])).toMatchObject({
      entry: '/client.js',
      preloads: expect.arrayContaining(['/pages.js', '/card.js']),
    });
    expect(assetsOf(manifest, ['../widgets/src/hero/']).preloads).toContain('/pages.js');
    expect(assetsOf(manifest, [keyOf.cart]).preloads).not.toContain('/pages.js');
  });
});
