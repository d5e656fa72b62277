// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SiteFooter } from './SiteFooter.tsx';

afterEach(cleanup);

const footer = (payment?: string) => (
  <SiteFooter
    logo={<a href="/">Solvik</a>}
    about="Kläder för nordiskt ljus."
    links={<nav aria-label="Sidfot">Leverans</nav>}
    markets={<nav aria-label="Land">Sverige</nav>}
    payment={payment}
  />
);

describe('SiteFooter', () => {
  it('is exposed as the page’s footer: who, where to find things, which country, how to pay', async () => {
    const { container } = render(footer('Kort, faktura'));
    expect(await announcedWords(container)).toEqual([
      'contentinfo',
      'link, Solvik',
      'paragraph',
      'Kläder för nordiskt ljus.',
      'end of paragraph',
      'navigation, Sidfot',
      'Leverans',
      'end of navigation, Sidfot',
      'navigation, Land',
      'Sverige',
      'end of navigation, Land',
      'paragraph',
      'Kort, faktura',
      'end of paragraph',
      'end of contentinfo',
    ]);
  });

  it('has no empty paragraph without a text about paying', () => {
    render(footer());
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Kläder för nordiskt ljus.',
    ]);
  });
});
