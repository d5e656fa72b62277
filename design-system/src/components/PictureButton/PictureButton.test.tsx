// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { PictureButton, type PictureButtonProps } from './PictureButton.tsx';

afterEach(cleanup);

describe('PictureButton', () => {
  it.each<[string, string, Omit<PictureButtonProps, 'label'>]>([
    ['its label', 'button, Toppyta', { image: { src: '/hero.webp' } }],
    [
      'its label and what describes it',
      'button, Toppyta, Överst på sidan',
      { 'aria-describedby': 'about' },
    ],
    [
      'what is said for it',
      'button, Lägg till Toppyta, med bild',
      { 'aria-label': 'Lägg till Toppyta, med bild' },
    ],
  ])('is heard once, as %s', async (_what, heard, props) => {
    const { container } = render(
      <>
        <PictureButton label="Toppyta" {...props} />
        <p id="about">Överst på sidan</p>
      </>,
    );
    const phrases = await heardWords(container);
    expect([phrases[0], phrases.filter((phrase) => phrase.startsWith('button')).length]).toEqual([
      heard,
      1,
    ]);
  });

  it('sends no form that it stands in', () => {
    const { container } = render(<PictureButton label="Toppyta" />);
    expect(container.querySelector('button')?.type).toBe('button');
  });
});
