// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ProductPicture } from './ProductPicture.tsx';

afterEach(cleanup);

describe('ProductPicture', () => {
  it('shows the picture there is', () => {
    const { container } = render(<ProductPicture image={{ src: '/kappa.avif', alt: 'Kappa' }} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/kappa.avif');
    expect(container.querySelector('[data-has-no-picture]')).toBeNull();
  });

  it('shows cloth in the product’s colour where there is none, and no broken picture', () => {
    const { container } = render(<ProductPicture clothColour="navy" />);
    expect(container.querySelector('img')).toBeNull();
    expect(
      container
        .querySelector<HTMLElement>('[data-has-no-picture]')
        ?.style.getPropertyValue('--sample-colour'),
    ).toBe('navy');
  });

  it('is hidden from screen readers as cloth, since the product’s name is beside it', async () => {
    const { container } = render(
      <div>
        <ProductPicture clothColour="navy" />
        <p>Ullkappa Alma</p>
      </div>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Ullkappa Alma',
      'end of paragraph',
    ]);
  });
});
