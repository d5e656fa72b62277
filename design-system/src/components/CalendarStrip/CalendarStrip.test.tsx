// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CalendarStrip } from './CalendarStrip.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const day = (figure: number) => ({ id: String(figure), weekday: 'ti', figure });

const show = () =>
  render(
    <CalendarStrip
      label="Dagar"
      phases={[
        { kind: 'packing', days: [day(23)], title: 'Packas' },
        { kind: 'arrival', days: [day(24), { ...day(25), isRest: true }], title: 'Hos dig' },
        {
          kind: 'trial',
          days: [day(26), day(27), day(28)],
          title: 'Prova hemma',
          end: { title: 'Sista dag att ångra', note: '10 december' },
        },
      ]}
      sentences={['Packas måndag 23 november', 'Hos dig tisdag 24 november']}
    />,
  );

describe('CalendarStrip', () => {
  it('is announced as a list of sentences; the drawing is hidden', async () => {
    const { container } = show();
    const announced = (await announcedWords(container)).filter((words) => !words.includes('list'));
    expect(announced).toEqual(['Packas måndag 23 november', 'Hos dig tisdag 24 november']);
  });

  it('draws a cell for each day, those at home apart, and days of rest quieter', () => {
    const { container } = show();
    const figures = (selector: string) =>
      [...container.querySelectorAll(`${selector} > :last-child`)].map((cell) => cell.textContent);
    expect(figures('[data-is-rest]')).toEqual(['25']);
    expect(container.querySelectorAll('[data-phase="arrival"]')).toHaveLength(3);
    expect(container.querySelector<HTMLElement>('[style*="--days"]')?.style.cssText).toContain('6');
  });

  it('joins the days of a phase with a rule of their width', () => {
    const { container } = show();
    const spans = [...container.querySelectorAll<HTMLElement>('[style*="grid-column"]')];
    expect(spans.map(({ style }) => style.gridColumn)).toEqual([
      '1 / span 1',
      '2 / span 2',
      '4 / span 3',
    ]);
  });

  it('can be scrolled by keys where it is too narrow, and is no stop for them elsewhere', async () => {
    show();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    show();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Dagar' })).toHaveFocus();
  });
});
