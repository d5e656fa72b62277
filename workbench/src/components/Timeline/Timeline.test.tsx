// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { Timeline, type TimeLineProps } from './Timeline.tsx';

afterEach(cleanup);

const day = 86_400_000;
const line = (changes: Partial<TimeLineProps> = {}) => (
  <Timeline
    label="Visad som den"
    from={0}
    to={100 * day}
    value={10 * day}
    onValueChange={() => undefined}
    marks={[]}
    format={(value) => `dag ${String(value / day)}`}
    {...changes}
  />
);
const marked = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('Timeline', () => {
  it('shows and announces its moment in words', () => {
    render(line({ note: '2 ändringar' }));
    expect(screen.getByRole('status').textContent).toBe('dag 10');
    expect(
      screen.getByRole('slider', { name: 'Visad som den' }).getAttribute('aria-valuetext'),
    ).toBe('dag 10');
  });

  it('passes on the moment it is moved to', () => {
    const move = vi.fn();
    render(line({ onValueChange: move }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: String(12 * day) } });
    expect(move).toHaveBeenCalledWith(12 * day);
  });

  it('marks what is on it, in order and with its moment, and draws no label that would run into another', () => {
    const marks = [
      { id: 'c', at: 80 * day, label: 'Rea' },
      { id: 'a', at: 20 * day, label: 'Fredag' },
      { id: 'b', at: 25 * day, label: 'Måndag' },
      { id: 'd', at: 200 * day, label: 'Nästa år' },
    ];
    render(line({ marks }));
    expect(marked()).toEqual(['Fredag dag 20', 'Måndag dag 25', 'Rea dag 80']);
    expect(
      screen.getAllByRole('listitem').map((mark) => mark.hasAttribute('data-is-crowded')),
    ).toEqual([false, true, false]);
  });

  it('is exposed as a slider with its marks after it', async () => {
    const { container } = render(line({ marks: [{ id: 'a', at: 20 * day, label: 'Fredag' }] }));
    const received = await announcedWords(container);
    expect(received.some((words) => words.startsWith('slider, Visad som den'))).toBe(true);
    expect(received.at(-2)).toContain('end of listitem');
  });
});
