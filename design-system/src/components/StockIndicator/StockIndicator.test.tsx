// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { StockIndicator, stockStates } from './StockIndicator.tsx';

afterEach(cleanup);

describe('StockIndicator', () => {
  it.each(stockStates)('%s is announced once in text, and shown as its state', async (state) => {
    const { container } = render(
      <StockIndicator state={state} title="Lager">
        Få kvar i din storlek
      </StockIndicator>,
    );
    expect(container.querySelector('[title="Lager"]')?.getAttribute('data-state')).toBe(state);
    expect(
      (await announcedWords(container)).filter((words) => words === 'Få kvar i din storlek'),
    ).toHaveLength(1);
    expect(container.textContent).toBe('Få kvar i din storlek');
  });

  it('has a dot that is hidden from screen readers', async () => {
    const { container } = render(<StockIndicator state="sold-out">Slut</StockIndicator>);
    expect(await announcedWords(container)).toEqual(['Slut']);
  });
});
