import { expect, it } from 'vitest';
import { pageSources } from './pageSources.ts';

const html = ['hero', 'banner', 'banner', 'text', 'newsletter']
  .map(
    (type) =>
      `<div data-share="full" data-widget="${type}">&lt;p data-widget=&quot;faq&quot;&gt;</div>`,
  )
  .join('');

it('are the screen, the texts of shop, widgets and screen, and the widgets at the page’s top', () => {
  expect(pageSources({ routeName: 'home', locale: 'fi', html })).toEqual([
    'src/routes/home/HomeRoute.tsx',
    'src/languages/generated/fi.js',
    '../widgets/src/languages/generated/fi.js',
    'src/languages/generated/fi/home.js',
    '../widgets/src/hero/',
    '../widgets/src/banner/',
    '../widgets/src/text/',
  ]);
});

it('omit widgets below something else, and are texts alone for an unknown route', () => {
  expect(
    pageSources({ routeName: 'product', locale: 'sv', html }).some((source) =>
      source.endsWith('/'),
    ),
  ).toBe(false);
  expect(pageSources({ routeName: undefined, locale: 'sv', html })).toEqual([
    'src/languages/generated/sv.js',
    '../widgets/src/languages/generated/sv.js',
  ]);
});
