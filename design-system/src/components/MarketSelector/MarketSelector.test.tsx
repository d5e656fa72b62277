// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
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
  it('links to the same page elsewhere, and marks the language of both text and page', () => {
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

  it('marks one market as current', () => {
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

  it('is exposed as a named list of countries, its dots hidden from screen readers', async () => {
    const { container } = render(selector);
    expect(
      (await announcedWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
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
