// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { hiddenPart, Tabs, type TabsProps } from './Tabs.tsx';

afterEach(cleanup);

const all: TabsProps['tabs'] = [
  { id: 'about', label: 'Beskrivning', panel: 'Rak kappa i ull.' },
  { id: 'care', label: 'Skötsel', panel: 'Vädra hellre än tvätta.' },
  { id: 'delivery', label: 'Leverans', panel: '1–3 vardagar.' },
];
const chosen = () => screen.getByRole('tab', { selected: true });
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Om plagget" tabs={all} {...props} />;

it.each([
  ['in sight', { left: 20, right: 80 }, 0],
  ['past the end', { left: 260, right: 340 }, 40],
  ['before the start', { left: -30, right: 40 }, -30],
  ['wider than the row, so that its start is in view', { left: 10, right: 400 }, 10],
])('scrolls its row to a chosen tab that is %s', (_case, tab, by) => {
  expect(hiddenPart({ left: 0, right: 300 }, tab)).toBe(by);
});

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    render(tabs());
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual([
      'Rak kappa i ull.',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Skötsel' }));
    expect(screen.getByRole('tabpanel', { name: 'Skötsel' }).textContent).toBe(
      'Vädra hellre än tvätta.',
    );
    expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('is one tab stop, and the next is the panel', async () => {
    render(tabs({ startsWith: 'care' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Skötsel' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it.each([
    {
      keys: '{ArrowRight}',
      from: 'delivery',
      leadsTo: 'Beskrivning',
      outcome: 'wraps at the end',
    },
    {
      keys: '{ArrowLeft}',
      from: 'about',
      leadsTo: 'Leverans',
      outcome: 'wraps at the start',
    },
    {
      keys: '{ArrowRight}',
      from: 'care',
      direction: 'rtl',
      leadsTo: 'Beskrivning',
      outcome: 'is reversed where lines run right to left',
    },
    { keys: '{End}', from: 'about', leadsTo: 'Leverans', outcome: 'goes to the end' },
    { keys: '{Home}', from: 'delivery', leadsTo: 'Beskrivning', outcome: 'goes to the start' },
    { keys: '{ArrowUp}', from: 'care', leadsTo: 'Skötsel', outcome: 'stays where it is' },
  ])('$keys from $from $outcome', async ({ keys, from, direction, leadsTo }) => {
    render(tabs({ startsWith: from, style: { direction: direction === 'rtl' ? 'rtl' : 'ltr' } }));
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect([document.activeElement, chosen()]).toEqual([
      screen.getByRole('tab', { name: leadsTo }),
      screen.getByRole('tab', { name: leadsTo }),
    ]);
  });

  it('moves from its tab straight to the controls of the panel', async () => {
    render(
      tabs({
        tabs: [{ id: 'size', label: 'Storlek', panel: <button type="button">Mät dig</button> }],
      }),
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mät dig' }));
  });

  it('shows at Enter the focused tab when panels are slow', async () => {
    const onSelect = vi.fn();
    render(tabs({ activation: 'manual', onSelect }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, chosen().textContent]).toEqual([
      screen.getByRole('tab', { name: 'Skötsel' }),
      'Beskrivning',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(chosen().textContent).toBe('Skötsel');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('care');
  });

  it('follows the page’s text direction, whatever the browser’s own language', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar-AE');
    render(tabs());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen().textContent).toBe('Skötsel');
    vi.restoreAllMocks();
  });

  it('selects and focuses with arrows, and reports each new choice once', async () => {
    const onSelect = vi.fn();
    render(tabs({ onSelect }));
    await userEvent.click(chosen());
    await userEvent.keyboard('{ArrowRight}{End}{End}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Leverans' }));
    expect(onSelect.mock.calls).toEqual([['care'], ['delivery']]);
  });

  it('falls back on the first when the chosen one is removed', () => {
    const { rerender } = render(tabs({ startsWith: 'delivery' }));
    rerender(tabs({ tabs: [all[0]] }));
    expect(chosen().textContent).toBe('Beskrivning');
  });

  it('is exposed as tabs, then as the open panel', async () => {
    const { container } = render(tabs());
    expect(await announcedWords(container)).toEqual([
      'tablist, Om plagget, orientated horizontally',
      'tab, Beskrivning, selected, 1 control, position 1, set size 3',
      'tab, Skötsel, not selected, position 2, set size 3',
      'tab, Leverans, not selected, position 3, set size 3',
      'end of tablist, Om plagget, orientated horizontally',
      'tabpanel, Beskrivning',
      'Rak kappa i ull.',
      'end of tabpanel, Beskrivning',
    ]);
  });
});
