// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PerRow } from './PerRow.tsx';

afterEach(cleanup);

it.each([false, true])(
  'is a named group of figures with their unit, of which one is chosen (legend hidden: %s)',
  async (isLegendHidden) => {
    const onChoose = vi.fn();
    render(
      <PerRow
        legend="Per rad"
        isLegendHidden={isLegendHidden}
        name="per-row"
        choices={[2, 3, 4]}
        chosen={3}
        unit="varor"
        onChoose={onChoose}
      />,
    );
    expect(screen.getByRole('group', { name: 'Per rad' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '3 varor' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '4 varor' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(4);
  },
);
