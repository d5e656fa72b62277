// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCloseWhenWide } from './useCloseWhenWide.ts';

afterEach(cleanup);

const resize = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

describe('a panel for narrow windows', () => {
  it('closes when a tablet is rotated', () => {
    const onClose = vi.fn();
    resize(768);
    renderHook(() => useCloseWhenWide({ isOpen: true, onClose }));
    act(() => resize(1023));
    expect(onClose).not.toHaveBeenCalled();
    act(() => resize(1024));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not affected while it is closed', () => {
    const onClose = vi.fn();
    resize(390);
    renderHook(() => useCloseWhenWide({ isOpen: false, onClose }));
    act(() => resize(1440));
    expect(onClose).not.toHaveBeenCalled();
  });
});
