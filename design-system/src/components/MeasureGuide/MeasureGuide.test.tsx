// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { type BodyMeasure, MeasureGuide } from './MeasureGuide.tsx';
import { measureLines } from './measureLines.ts';

afterEach(cleanup);

const measure = (line: BodyMeasure['line']): BodyMeasure => ({ line, name: `Del ${line}` });
const guide = (measures: readonly BodyMeasure[]) => <MeasureGuide measures={measures} unit="cm" />;

describe('MeasureGuide', () => {
  it('is read as a list of parts, each with its figure and its instruction, without the drawing', async () => {
    const { container } = render(
      guide([{ line: 'bust', name: 'Byst', figure: '88', instruction: 'Runt det bredaste.' }]),
    );
    const words = await announcedWords(container);
    expect(words.filter((word) => /Byst|88|cm|bredaste|img|graphic/.test(word))).toEqual([
      'Byst',
      '88',
      'cm',
      'Runt det bredaste.',
    ]);
  });

  it('lists the parts from the top down, in whatever order they come', () => {
    render(guide(measureLines.toReversed().map(measure)));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      measureLines.map((line) => `Del ${line}`),
    );
  });

  it.each([
    [['bust', 'hip'], 1, 2],
    [['foot'], 1, 1],
    [['waist', 'inseam', 'foot'], 2, 3],
  ] as const)('draws the lines of %j alone, in %i drawings', (lines, drawings, drawn) => {
    const { container } = render(guide(lines.map(measure)));
    expect(container.querySelectorAll('svg')).toHaveLength(drawings);
    expect(container.querySelectorAll('[data-part="leader"]')).toHaveLength(drawn);
  });

  it('has room for figures only where there are some', () => {
    const { container, rerender } = render(guide([measure('bust')]));
    expect(container.querySelector('[data-has-figures]')).toBeNull();
    rerender(guide([{ ...measure('bust'), figure: '88' }]));
    expect(container.querySelector('[data-has-figures]')).not.toBeNull();
  });
});
