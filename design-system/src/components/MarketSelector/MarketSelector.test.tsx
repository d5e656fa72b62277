// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { MarketSelector } from './MarketSelector.tsx';

afterEach(cleanup);

const selector = (
  <MarketSelector
    label="Land"
    markets={[
      {
        channel: 'se',
        href: 'https://solvik.example/dam',
        label: 'Sverige',
        lang: 'sv',
        isCurrent: true,
      },
      { channel: 'no', href: 'https://no.solvik.example/dame', label: 'Norge', lang: 'nb' },
      { channel: 'fi', href: 'https://fi.solvik.example/naiset', label: 'Suomi', lang: 'fi' },
    ]}
  />
);

describe('MarketSelector', () => {
  it('links to the same page elsewhere, and says in which language word and page are', () => {
    render(selector);
    expect(
      screen
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ href, lang, hreflang }) => [href, lang, hreflang]),
    ).toEqual([
      ['https://solvik.example/dam', 'sv', 'sv'],
      ['https://no.solvik.example/dame', 'nb', 'nb'],
      ['https://fi.solvik.example/naiset', 'fi', 'fi'],
    ]);
  });

  it('calls one market current', () => {
    render(selector);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Sverige');
  });

  it('carries each channel’s own colour on its dot', () => {
    render(selector);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => link.querySelector<HTMLElement>('[data-market]')?.dataset.market),
    ).toEqual(['se', 'no', 'fi']);
  });

  it('is heard as a named list of countries, its dots unheard', async () => {
    const { container } = render(selector);
    expect(
      (await heardWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
    ).toEqual([
      'navigation, Land',
      'list',
      'link, Sverige, current item',
      'Sverige',
      'link, Norge',
      'Norge',
      'link, Suomi',
      'Suomi',
    ]);
  });
});
