// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SellingPoints } from './SellingPoints.tsx';

afterEach(cleanup);

const points = [
  { id: 'delivery', figure: '1–3', words: 'vardagar hem till dig' },
  { id: 'free', figure: '799', words: <em>kronor, sedan är frakten fri</em> },
];

describe('SellingPoints', () => {
  it('exposes each point as one sentence, with a space after its figure', () => {
    render(<SellingPoints points={points} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1–3 vardagar hem till dig',
      '799 kronor, sedan är frakten fri',
    ]);
  });

  it('is exposed as a list of them, in the order given', async () => {
    const { container } = render(
      <SellingPoints aria-label="Vi lovar" points={points.slice(0, 1)} />,
    );
    expect(await announcedWords(container)).toEqual([
      'list, Vi lovar',
      'listitem, level 1, position 1, set size 1',
      '1–3',
      'vardagar hem till dig',
      'end of listitem, level 1, position 1, set size 1',
      'end of list, Vi lovar',
    ]);
  });
});
