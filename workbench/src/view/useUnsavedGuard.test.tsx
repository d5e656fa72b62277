// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

afterEach(cleanup);

const isHeld = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('warns on unload for as long as something is not saved', () => {
  const { rerender, unmount } = renderHook((isUnsaved: boolean) => useUnsavedGuard(isUnsaved), {
    initialProps: false,
  });
  expect(isHeld()).toBe(false);
  rerender(true);
  expect(isHeld()).toBe(true);
  unmount();
  expect(isHeld()).toBe(false);
});
