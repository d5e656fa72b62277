// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ClothSample } from './ClothSample.tsx';
import { pinkedEdge } from './pinkedEdge.ts';

afterEach(cleanup);

describe('ClothSample', () => {
  it.each([
    {
      caption: undefined,
      exposed: ['Alma'],
      outcome: 'nothing, since the product is named beside it',
    },
    {
      caption: 'Bild kommer',
      exposed: ['Bild kommer', 'Alma'],
      outcome: 'its words, when it has any',
    },
  ])('describes $outcome', async ({ caption, exposed }) => {
    const { container } = render(
      <div>
        <ClothSample caption={caption} />
        <span>Alma</span>
      </div>,
    );
    expect(await announcedWords(container)).toEqual(exposed);
  });

  it.each([
    { colour: '#33578f', cloth: '#33578f', outcome: 'the product’s colour' },
    {
      colour: undefined,
      cloth: 'var(--color-shade-deep)',
      outcome: 'unbleached when the colour is unknown',
    },
  ])('is $outcome', ({ colour, cloth }) => {
    render(<ClothSample colour={colour} data-testid="sample" />);
    expect(screen.getByTestId('sample').style.getPropertyValue('--sample-colour')).toBe(cloth);
  });

  it('keeps the size a picture would have, and the caller’s own style', () => {
    render(<ClothSample ratio={0.75} style={{ opacity: 0.5 }} data-testid="sample" />);
    const { style } = screen.getByTestId('sample');
    expect([style.getPropertyValue('--sample-ratio'), style.opacity]).toEqual(['0.75', '0.5']);
  });
});

describe('pinkedEdge', () => {
  const corners = [...pinkedEdge.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

  it('stays within the cloth and goes once round its middle', () => {
    expect(corners.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
    const turn = corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y };
      const step = Math.atan2(next.y - 50, next.x - 50) - Math.atan2(y - 50, x - 50);
      return sum + Math.atan2(Math.sin(step), Math.cos(step));
    }, 0);
    expect(turn).toBeCloseTo(2 * Math.PI);
  });

  it('has fourteen teeth to each of its four sides', () => {
    const onTheEdge = corners.filter(({ x, y }) =>
      [x, y].some((share) => share === 0 || share === 100),
    );
    expect(onTheEdge).toHaveLength(4 * 14);
    expect(corners).toHaveLength(2 * 4 * 14);
  });
});
