// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

afterEach(cleanup);

const logo = <a href="/">Solvik</a>;

describe('CheckoutHeader', () => {
  it('leads nowhere but by the logo, and has no navigation', () => {
    render(<CheckoutHeader logo={logo} aside="Säker betalning" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    {
      aside: 'Säker betalning',
      heard: ['banner', 'link, Solvik', 'Säker betalning', 'end of banner'],
    },
    { aside: undefined, heard: ['banner', 'link, Solvik', 'end of banner'] },
  ])('is heard as the page’s banner: $heard', async ({ aside, heard }) => {
    const { container } = render(<CheckoutHeader logo={logo} aside={aside} />);
    expect(await heardWords(container)).toEqual(heard);
  });
});
