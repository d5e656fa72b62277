// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
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
      'its alternative text',
      'button, Lägg till Toppyta, med bild',
      { 'aria-label': 'Lägg till Toppyta, med bild' },
    ],
  ])('is exposed once, as %s', async (_what, received, props) => {
    const { container } = render(
      <>
        <PictureButton label="Toppyta" {...props} />
        <p id="about">Överst på sidan</p>
      </>,
    );
    const phrases = await announcedWords(container);
    expect([phrases[0], phrases.filter((phrase) => phrase.startsWith('button')).length]).toEqual([
      received,
      1,
    ]);
  });

  it('submits no form around it', () => {
    const { container } = render(<PictureButton label="Toppyta" />);
    expect(container.querySelector('button')?.type).toBe('button');
  });
});
