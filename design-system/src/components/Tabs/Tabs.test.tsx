// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { planTabMove, Tabs, type TabsProps } from './Tabs.tsx';

afterEach(cleanup);

const all: TabsProps['tabs'] = [
  { id: 'about', label: 'Beskrivning', panel: 'Rak kappa i ull.' },
  { id: 'care', label: 'Skötsel', panel: 'Vädra hellre än tvätta.' },
  { id: 'delivery', label: 'Leverans', panel: '1–3 vardagar.' },
];
const chosen = () => screen.getByRole('tab', { selected: true });
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Om plagget" tabs={all} {...props} />;

describe('planTabMove', () => {
  it.each([
    { key: 'ArrowRight', at: 2, leadsTo: 0, says: 'comes round at the end' },
    { key: 'ArrowLeft', at: 0, leadsTo: 2, says: 'comes round at the start' },
    { key: 'ArrowRight', at: 1, isRightToLeft: true, leadsTo: 0, says: 'goes the other way where lines do' },
    { key: 'End', at: 0, leadsTo: 2, says: 'goes to the end' },
    { key: 'Home', at: 2, leadsTo: 0, says: 'goes to the start' },
    { key: 'ArrowDown', at: 1, leadsTo: undefined, says: 'leaves other keys to the page' },
  ])('$key $says', ({ leadsTo, ...step }) => {
    expect(planTabMove({ ...step, count: 3 })).toBe(leadsTo);
  });
});

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    render(tabs());
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['Rak kappa i ull.']);
    await userEvent.click(screen.getByRole('tab', { name: 'Skötsel' }));
    expect(screen.getByRole('tabpanel', { name: 'Skötsel' }).textContent).toBe('Vädra hellre än tvätta.');
    expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('is one stop of the keyboard, and the next is the panel', async () => {
    render(tabs({ startsWith: 'care' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Skötsel' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('chooses and focuses with arrows, and tells of each new choice once', async () => {
    const onSelect = vi.fn();
    render(tabs({ onSelect }));
    await userEvent.click(chosen());
    await userEvent.keyboard('{ArrowRight}{End}{End}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Leverans' }));
    expect(onSelect.mock.calls).toEqual([['care'], ['delivery']]);
  });

  it('falls back on the first when the chosen one has left', () => {
    const { rerender } = render(tabs({ startsWith: 'delivery' }));
    rerender(tabs({ tabs: [all[0]] }));
    expect(chosen().textContent).toBe('Beskrivning');
  });

  it('is heard as tabs, then as the panel that is open', async () => {
    const { container } = render(tabs());
    expect(await heardWords(container)).toEqual([
      'tablist, Om plagget, orientated horizontally',
      'tab, Beskrivning, selected, 1 control, position 1, set size 3',
      'tab, Skötsel, not selected, 1 control, position 2, set size 3',
      'tab, Leverans, not selected, 1 control, position 3, set size 3',
      'end of tablist, Om plagget, orientated horizontally',
      'tabpanel, Beskrivning',
      'Rak kappa i ull.',
      'end of tabpanel, Beskrivning',
    ]);
  });
});
