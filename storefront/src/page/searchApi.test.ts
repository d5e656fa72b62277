// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { resizeWindow } from '@solvik/design-system/resize-window';
import { expect, it } from 'vitest';
import { searchApiOf } from './searchApi.ts';

const site = { ...sites[0], origin: 'https://shop.example', basename: '' };

it.each([
  ['phone', 'mobile'],
  ['desktop', 'desktop'],
] as const)('on a %s the touchpoint is %s, and nothing is recorded', async (width, touchpoint) => {
  resizeWindow(width);
  const sent: object[] = [];
  const api = searchApiOf({
    site,
    searchTransport: async ({ parameters }) => {
      sent.push(Object.fromEntries(parameters));
      return { status: 200 };
    },
  });
  await api.query('search-page', { parameters: {} });
  api.notify('click', { ticket: 'any' });
  expect(sent).toEqual([
    { market: site.marketId, locale: site.languageId, touchpoint, notify: 'false' },
  ]);
});
