// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PriceHistoryChart, type PriceHistoryChartProps } from './PriceHistoryChart.tsx';

afterEach(cleanup);

const chart = (props: Partial<PriceHistoryChartProps> = {}) => (
  <PriceHistoryChart
    label="Sänkt den 4 november."
    words={{ stretch: 'Tid', from: 'Från', price: 'Pris', today: 'i dag' }}
    span={{ first: '2026-11-01', last: '2026-11-10' }}
    steps={[
      { from: '2026-10-20', amount: 500, words: '500 kr' },
      { from: '2026-11-04', amount: 300, words: '300 kr' },
      { from: '2026-11-08', amount: 400, words: '400 kr' },
    ]}
    lowestCaption="Lägst: 300 kr"
    formatLevel={String}
    formatDay={(day) => day.slice(5)}
    formatMonth={(day) => day.slice(5, 7)}
    formatDays={({ first, last }) => `${first.slice(5)} till ${last.slice(5)}`}
    {...props}
  />
);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Tid' });
const reading = () => slider().getAttribute('aria-valuetext');
const moveTo = (at: number) => fireEvent.change(slider(), { target: { value: String(at) } });
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('PriceHistoryChart', () => {
  it('announces today’s price at first, then each price that it is moved to, with its days', () => {
    render(chart());
    expect(reading()).toBe('11-08 till 11-10, 400 kr');
    moveTo(1);
    expect(reading()).toBe('11-04 till 11-07, 300 kr');
    moveTo(0);
    expect(reading()).toBe('11-01 till 11-03, 500 kr');
  });

  it('shows the price under the pointer until it leaves', () => {
    const { container } = render(chart());
    const plot = slider().parentElement;
    if (!plot) throw new Error('The slider has no plot.');
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    fireEvent.pointerMove(plot, { clientX: 40 });
    expect(container.querySelector('strong')?.textContent).toBe('300 kr');
    fireEvent.pointerLeave(plot);
    expect(container.querySelector('strong')).toBeNull();
  });

  it('lists every price in a table instead of the drawing', () => {
    render(chart({ isTable: true }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(rows()).toEqual([
      ['Från', 'Pris'],
      ['11-01', '500 kr'],
      ['11-04', '300 kr'],
      ['11-08', '400 kr'],
    ]);
  });

  it('marks the lowest price in the middle of its days', () => {
    render(chart());
    const mark = screen.getByText('Lägst: 300 kr').parentElement;
    expect(mark?.getAttribute('style')).toContain('--chart-at: 0.5');
  });

  it('captions the band that a reduction is compared with, if it is within the span', () => {
    const band = { first: '2026-10-05', last: '2026-11-03', amount: 500, caption: 'Lägst före' };
    const { rerender } = render(chart({ band }));
    expect(screen.getByText('Lägst före')).toBeTruthy();
    rerender(chart({ band: { ...band, last: '2026-10-20' } }));
    expect(screen.queryByText('Lägst före')).toBeNull();
  });

  it('is exposed as a figure named by the sentence, with one slider', async () => {
    const { container } = render(chart());
    const announced = (await announcedWords(container)).join(' | ');
    expect(announced).toMatch(
      /^figure, Sänkt den 4 november.*slider, Tid.*11-08 till 11-10, 400 kr/,
    );
  });
});
