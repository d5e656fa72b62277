// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SwatchDots, type SwatchDotsProps } from './SwatchDots.tsx';

afterEach(cleanup);

const colours: SwatchDotsProps['colours'] = [
  { colour: '#b08e68', name: 'Kamel' },
  { colour: '#33312f', name: 'Svart' },
  { colour: '#8d9a80', name: 'Salvia' },
];
const dotsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[style]')];

describe('SwatchDots', () => {
  it('draws each colour in the order given, and rings the one that the picture shows', () => {
    const { container } = render(<SwatchDots label="Finns i tre färger" colours={colours} />);
    expect(
      dotsOf(container).map(({ style, dataset }) => [
        style.getPropertyValue('--swatch-colour'),
        dataset['isChosen'],
      ]),
    ).toEqual([
      ['#b08e68', 'true'],
      ['#33312f', undefined],
      ['#8d9a80', undefined],
    ]);
  });

  it('leaves no dot behind of two colours with the same name', () => {
    const { container, rerender } = render(
      <SwatchDots
        label="Finns i två färger"
        colours={[
          { colour: '#1f2a44', name: 'Blå' },
          { colour: '#4f7cac', name: 'Blå' },
        ]}
      />,
    );
    rerender(<SwatchDots label="Finns i en färg" colours={colours.slice(0, 1)} />);
    expect(dotsOf(container).map(({ style }) => style.getPropertyValue('--swatch-colour'))).toEqual(
      ['#b08e68'],
    );
  });

  it('is exposed as its text once; the dots and the number of further ones are decorative', async () => {
    const { container } = render(
      <SwatchDots label="Finns i fem färger" colours={colours} more="+2" />,
    );
    expect(container.textContent).toBe('Finns i fem färger+2');
    expect(await announcedWords(container)).toEqual(['Finns i fem färger']);
  });
});
