// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { heardWords } from '../../testing/heardWords.ts';
import { PictureTile, type PictureTileProps } from './PictureTile.tsx';

afterEach(cleanup);

const tile = (changes: Partial<PictureTileProps> = {}) => (
  <PictureTile title="Kappor & jackor" href="#kappor" {...changes} />
);

describe('PictureTile', () => {
  it.each([1, 2, 3] as const)(
    'is a heading of level %i that leads to its shelf, the shop’s own way',
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

  it('has a picture that says nothing, whatever words the picture came with', () => {
    const { container } = render(tile({ image: { src: '/kappa.jpg', alt: 'Kvinna i kappa' } }));
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    {
      says: 'under the text of a link',
      changes: { text: 'Tre lager.', more: 'Visa plaggen' },
      isDrawn: true,
    },
    {
      says: 'nowhere without a text to stand under',
      changes: { more: 'Visa plaggen' },
      isDrawn: false,
    },
    {
      says: 'nowhere when there is nothing to follow',
      changes: { text: 'Tre lager.', more: 'Visa plaggen', href: undefined },
      isDrawn: false,
    },
  ])('draws what following it does $says', ({ changes, isDrawn }) => {
    render(tile(changes));
    expect(screen.queryByText('Visa plaggen') !== null).toBe(isDrawn);
  });

  it('is a word and no link without an address', () => {
    render(tile({ href: undefined }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kappor & jackor' })).toBeDefined();
  });

  it('is heard as its link and its text; what following it does is for the eye', async () => {
    const { container } = render(
      tile({
        text: 'Tre tröjor under kappan.',
        more: 'Visa plaggen',
        image: { src: '/kappa.jpg', alt: '' },
      }),
    );
    expect(await heardWords(container)).toEqual([
      'heading, Kappor & jackor, level 2',
      'link, Kappor & jackor',
      'end of heading, Kappor & jackor, level 2',
      'paragraph',
      'Tre tröjor under kappan.',
      'end of paragraph',
    ]);
  });
});
