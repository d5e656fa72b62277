// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ComparePictures } from './ComparePictures.tsx';

afterEach(cleanup);

const show = () =>
  render(
    <ComparePictures
      data-testid="compared"
      before={{ image: { src: '/sage.webp', alt: 'Blekt grön' }, label: 'Före' }}
      after={{ image: { src: '/black.webp', alt: 'Färgad svart' }, label: 'Efter' }}
      sliderLabel="Visa mer av före eller efter"
      formatValue={(percent) => `${String(percent)} % före`}
    />,
  );

describe('ComparePictures', () => {
  it('has both pictures with their own alt texts, whatever is cropped', () => {
    show();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      expect.arrayContaining(['Blekt grön', 'Färgad svart']),
    );
    for (const label of ['Före', 'Efter']) expect(screen.getByText(label)).toBeVisible();
  });

  it('is exposed as both pictures with their alt texts, and a slider with its position', async () => {
    const { container } = show();
    expect(await announcedWords(container)).toEqual([
      'image, Blekt grön',
      'Före',
      'image, Färgad svart',
      'Efter',
      'slider, Visa mer av före eller efter, orientated horizontally, max value 100, min value 0, current value 50 % före',
    ]);
  });

  it('is moved by one slider that announces its position', () => {
    show();
    const slider = screen.getByRole<HTMLInputElement>('slider', {
      name: 'Visa mer av före eller efter',
    });
    expect(slider.getAttribute('aria-valuetext')).toBe('50 % före');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('80 % före');
    expect(screen.getByTestId('compared').style.getPropertyValue('--compare-at')).toBe('80%');
  });
});
