// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UndoRow } from './UndoRow.tsx';

const onUndo = vi.fn();
const onExpire = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const show = (isPending = false) =>
  render(
    <ul>
      <UndoRow
        undoLabel="Ångra"
        secondsText="8 s"
        onUndo={onUndo}
        onExpire={onExpire}
        isPending={isPending}
      >
        Alma är borttagen
      </UndoRow>
    </ul>,
  );

describe('UndoRow', () => {
  it('describes its button by what was removed', () => {
    show();
    expect(
      screen.getByRole('button', { name: 'Ångra', description: 'Alma är borttagen' }),
    ).toBeVisible();
  });

  it('undoes once: not while that is under way', () => {
    const { unmount } = show();
    fireEvent.click(screen.getByRole('button'));
    expect(onUndo).toHaveBeenCalledTimes(1);
    unmount();
    show(true);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button'));
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  it('ends with its own animation, not with one in it', () => {
    show();
    fireEvent.animationEnd(screen.getByRole('button'));
    expect(onExpire).not.toHaveBeenCalled();
    fireEvent.animationEnd(screen.getByRole('listitem'));
    expect(onExpire).toHaveBeenCalledTimes(1);
  });
});
