// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PriceHistoryChart, type PriceHistoryChartProps } from './PriceHistoryChart.tsx';

afterEach(cleanup);

const words = {
  title: 'Pris',
  day: 'Dag',
  table: 'Visa som tabell',
  from: 'Från',
  price: 'Pris',
  noPrice: 'Inte till salu',
};
const chart = (props: Partial<PriceHistoryChartProps> = {}) => (
  <PriceHistoryChart
    words={words}
    notice="Lägsta pris: 300 kr"
    span={{ first: '2026-11-01', last: '2026-11-10' }}
    steps={[
      { from: '2026-10-20', amount: 500, words: '500 kr' },
      { from: '2026-11-04', amount: 300, words: '300 kr' },
      { from: '2026-11-08', amount: 400, words: '400 kr' },
    ]}
    formatDay={(day) => day.slice(5)}
    {...props}
  />
);
const day = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Dag' });
const reading = () => day().getAttribute('aria-valuetext');
const read = (at: number) => fireEvent.change(day(), { target: { value: String(at) } });

describe('PriceHistoryChart', () => {
  it('announces today’s price at first, then that of the day it is moved to', () => {
    render(chart());
    expect(reading()).toBe('11-10: 400 kr');
    read(2);
    expect(reading()).toBe('11-03: 500 kr');
    read(3);
    expect(reading()).toBe('11-04: 300 kr');
  });

  it('states where the product was not sold yet', () => {
    render(chart({ steps: [{ from: '2026-11-04', amount: 300, words: '300 kr' }] }));
    read(0);
    expect(reading()).toBe('11-01: Inte till salu');
  });

  it('lists every price once more in a table', () => {
    render(chart());
    const rows = screen
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Från', 'Pris'],
      ['11-01', '500 kr'],
      ['11-04', '300 kr'],
      ['11-08', '400 kr'],
    ]);
  });

  it('marks the lowest price in the middle of its days', () => {
    const { container } = render(chart());
    const mark = container.querySelector('[style*="--chart-depth: 1"]');
    expect(mark?.getAttribute('style')).toContain('--chart-at: 0.5');
  });

  it('stays within a range that has become shorter', () => {
    const { rerender } = render(chart());
    rerender(chart({ span: { first: '2026-11-01', last: '2026-11-05' } }));
    expect(reading()).toBe('11-05: 300 kr');
  });

  it('is exposed as a figure with its notice, then a day slider, then the table', async () => {
    const { container } = render(chart());
    const announced = (await announcedWords(container)).join(' | ');
    expect(announced).toMatch(
      /^figure, Pris.*Lägsta pris: 300 kr.*slider, Dag.*11-10: 400 kr.*Visa som tabell/,
    );
  });
});
