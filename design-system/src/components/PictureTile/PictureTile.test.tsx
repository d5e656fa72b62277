// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PictureTile, type PictureTileProps } from './PictureTile.tsx';

afterEach(cleanup);

const tile = (changes: Partial<PictureTileProps> = {}) => (
  <PictureTile title="Kappor & jackor" href="#kappor" {...changes} />
);

describe('PictureTile', () => {
  it.each([1, 2, 3] as const)(
    'is a heading of level %i that links to its category by the shop’s own link',
    (headingLevel) => {
      render(
        <LinkProvider
          link={({ children, ...props }) => (
            <a {...props} data-is-routed="">
              {children}
            </a>
          )}
        >
          {tile({ headingLevel })}
        </LinkProvider>,
      );
      const link = screen.getByRole('link', { name: 'Kappor & jackor' });
      expect(screen.getByRole('heading', { level: headingLevel }).contains(link)).toBe(true);
      expect([link.getAttribute('href'), link.hasAttribute('data-is-routed')]).toEqual([
        '#kappor',
        true,
      ]);
    },
  );

  it('has a decorative picture, whatever alt text it was given', () => {
    const { container } = render(tile({ image: { src: '/kappa.jpg', alt: 'Kvinna i kappa' } }));
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    {
      outcome: 'under the text of a link',
      changes: { text: 'Tre lager.', more: 'Visa plaggen' },
      isDrawn: true,
    },
    {
      outcome: 'nowhere without a text',
      changes: { more: 'Visa plaggen' },
      isDrawn: false,
    },
    {
      outcome: 'nowhere without an address',
      changes: { text: 'Tre lager.', more: 'Visa plaggen', href: undefined },
      isDrawn: false,
    },
  ])('labels the link $outcome', ({ changes, isDrawn }) => {
    render(tile(changes));
    expect(screen.queryByText('Visa plaggen') !== null).toBe(isDrawn);
  });

  it('is text and no link without an address', () => {
    render(tile({ href: undefined }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kappor & jackor' })).toBeVisible();
  });

  it('is exposed as its link and its text; the call to action is decorative', async () => {
    const { container } = render(
      tile({
        text: 'Tre tröjor under kappan.',
        more: 'Visa plaggen',
        image: { src: '/kappa.jpg', alt: '' },
      }),
    );
    expect(await announcedWords(container)).toEqual([
      'heading, Kappor & jackor, level 2',
      'link, Kappor & jackor',
      'end of heading, Kappor & jackor, level 2',
      'paragraph',
      'Tre tröjor under kappan.',
      'end of paragraph',
    ]);
  });
});
