// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEscapeFromTop } from './useEscapeFromTop.ts';

afterEach(cleanup);

function overlay(isFirstOpen = true) {
  const onClose = vi.fn();
  const { result, rerender, unmount } = renderHook(
    ({ isOpen }) => useEscapeFromTop(isOpen, onClose),
    { initialProps: { isOpen: isFirstOpen } },
  );
  /** Presses Escape where Radix passes it to this one; true when Radix would close it. */
  const isPressedForItself = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    result.current.onEscapeKeyDown(event);
    return !event.defaultPrevented;
  };
  return { onClose, isPressedForItself, show: (isOpen: boolean) => rerender({ isOpen }), unmount };
}

describe('useEscapeFromTop', () => {
  it('leaves the key to an overlay that is alone', () => {
    const alone = overlay();
    expect(alone.isPressedForItself()).toBe(true);
    expect(alone.onClose).not.toHaveBeenCalled();
  });

  it('closes the one above when the one below receives the key', () => {
    const below = overlay();
    const above = overlay();
    expect(below.isPressedForItself()).toBe(false);
    expect(above.onClose).toHaveBeenCalledOnce();
    expect(below.onClose).not.toHaveBeenCalled();
    expect(above.isPressedForItself()).toBe(true);
  });

  it('treats the one that opened last as the top, in whatever order they were mounted', () => {
    const first = overlay(false);
    const second = overlay();
    first.show(true);
    expect(second.isPressedForItself()).toBe(false);
    expect(first.onClose).toHaveBeenCalledOnce();
  });

  it.each<[string, (above: ReturnType<typeof overlay>) => void]>([
    ['closed', (above) => above.show(false)],
    ['removed from the page', (above) => above.unmount()],
  ])('leaves the key to the one below when the one above is %s', (_how, leaves) => {
    const below = overlay();
    const above = overlay();
    leaves(above);
    expect(below.isPressedForItself()).toBe(true);
    expect(above.onClose).not.toHaveBeenCalled();
  });
});
