import { expect, it } from 'vitest';
import { assetsOf, type BuildManifest } from './buildAssets.ts';

const manifest: BuildManifest = {
  'src/app/entryClient.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_react.js'],
    dynamicImports: ['../widgets/src/hero/HeroWidget.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_picture.js': { file: 'assets/picture.js', imports: ['_react.js'] },
  'src/languages/generated/sv.js': { file: 'assets/sv.js', isDynamicEntry: true },
  '../widgets/src/hero/HeroWidget.tsx': {
    file: 'assets/hero.js',
    imports: ['_picture.js'],
    isDynamicEntry: true,
  },
  '../widgets/src/faq/FaqWidget.tsx': { file: 'assets/faq.js', isDynamicEntry: true },
};

it('contains the entry and once each file that the named sources import; a folder means its screen', () => {
  expect(assetsOf(manifest, ['src/languages/generated/sv.js', '../widgets/src/hero/'])).toEqual({
    entry: '/assets/entry.js',
    preloads: ['/assets/react.js', '/assets/sv.js', '/assets/hero.js', '/assets/picture.js'],
    stylesheets: ['/assets/entry.css'],
  });
});

it('omits sources unknown to the build', () => {
  expect(assetsOf(manifest, ['src/routes/gone.tsx', '../widgets/src/gone/']).preloads).toEqual([
    '/assets/react.js',
  ]);
});
