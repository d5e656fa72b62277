// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

afterEach(cleanup);

const logo = <a href="/">Solvik</a>;

describe('CheckoutHeader', () => {
  it('links nowhere but by the logo, and has no navigation', () => {
    render(<CheckoutHeader logo={logo} aside="Säker betalning" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    {
      aside: 'Säker betalning',
      exposed: ['banner', 'link, Solvik', 'Säker betalning', 'end of banner'],
    },
    { aside: undefined, exposed: ['banner', 'link, Solvik', 'end of banner'] },
  ])('is exposed as the page’s banner: $exposed', async ({ aside, exposed }) => {
    const { container } = render(<CheckoutHeader logo={logo} aside={aside} />);
    expect(await announcedWords(container)).toEqual(exposed);
  });
});
