// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

const action = { href: '/ylle', label: 'Se allt i ylle' };
const image = { src: '/pictures/coat.webp', alt: 'Kvinna i lång kappa' };

describe('Hero', () => {
  it('is exposed as its picture’s alt text, what it is, its heading, its lead and one link', async () => {
    const { container } = render(
      <Hero title="Ylle" eyebrow="Höst" lead="Varm utan att väga." action={action} image={image} />,
    );
    expect(await announcedWords(container)).toEqual([
      'image, Kvinna i lång kappa',
      'paragraph',
      'Höst',
      'end of paragraph',
      'heading, Ylle, level 1',
      'paragraph',
      'Varm utan att väga.',
      'end of paragraph',
      'link, Se allt i ylle',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ylle');
  });

  it('hides a decorative picture from screen readers', async () => {
    const { container } = render(<Hero title="Ylle" image={{ ...image, alt: '' }} />);
    expect(await announcedWords(container)).toEqual(['heading, Ylle, level 1']);
  });

  it('is complete with its one word alone', async () => {
    const { container } = render(<Hero title="Ylle" headingLevel={2} />);
    expect(await announcedWords(container)).toEqual(['heading, Ylle, level 2']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    { title: 'Ylle', letters: '8', outcome: 'a short word as one of eight' },
    { title: 'Sammetet', letters: '8', outcome: 'eight letters as eight' },
    { title: 'Ullkappor', letters: '9', outcome: 'nine as nine' },
    { title: 'Kashmirull', letters: '10', outcome: 'ten as ten' },
    { title: 'Villakangastakki', letters: 'many', outcome: 'more than ten as many' },
    { title: '𝐘𝐥𝐥𝐞 𝐨 𝐥𝐢', letters: '9', outcome: 'letters, not units of code' },
  ])('fits its type to the word: $outcome', ({ title, letters }) => {
    render(<Hero title={title} />);
    expect(screen.getByRole('heading').dataset.letters).toBe(letters);
  });

  it.each([
    { tone: 'accent', eyebrow: 'plane', button: 'inverted', ground: 'accent' },
    { tone: 'tint', eyebrow: 'accent', button: 'primary', ground: undefined },
    { tone: 'shade', eyebrow: 'accent', button: 'primary', ground: undefined },
  ] as const)(
    'chooses text and button that are legible on $tone',
    ({ tone, eyebrow, button, ground }) => {
      render(<Hero title="Ylle" tone={tone} eyebrow="Höst" action={action} data-testid="hero" />);
      expect([
        screen.getByText('Höst').dataset.tone,
        screen.getByRole('link').dataset.emphasis,
        screen.getByTestId('hero').dataset.ground,
      ]).toEqual([eyebrow, button, ground]);
    },
  );
});
