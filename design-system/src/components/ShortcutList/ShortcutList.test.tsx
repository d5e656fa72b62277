// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShortcutList } from './ShortcutList.tsx';

afterEach(cleanup);

const onPress = vi.fn();
const groups = [
  { title: 'Överallt', shortcuts: [{ label: 'Varukorgen', keys: ['G', 'V'], onPress }] },
  { title: 'I en lista', shortcuts: [{ label: 'Spara', keys: ['H'] }] },
];

describe('ShortcutList', () => {
  it('names each group by its title', () => {
    render(<ShortcutList groups={groups} />);
    const list = within(screen.getByRole('region', { name: 'I en lista' }));
    expect(list.getByRole('listitem').textContent).toBe('SparaH');
  });

  it('does by a press what the keys do', async () => {
    render(<ShortcutList groups={groups} />);
    await userEvent.click(screen.getByRole('button', { name: /Varukorgen/ }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
