// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsUsed } from './useIsUsed.ts';

afterEach(cleanup);
it('a page that was scrolled, or has a focus, before it runs is used', () => {
  vi.stubGlobal('scrollY', 40);
  expect(renderHook(useIsUsed).result.current).toBe(true);
  vi.unstubAllGlobals();
  const link = document.createElement('button');
  document.body.append(link);
  link.focus();
  expect(renderHook(useIsUsed).result.current).toBe(true);
  link.remove();
});

const doSomething = (sign: string) => act(() => void window.dispatchEvent(new Event(sign)));

it.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'a page is used from the first %s',
  (sign) => {
    const { result } = renderHook(useIsUsed);
    doSomething('mousemove');
    expect(result.current).toBe(false);
    doSomething(sign);
    expect(result.current).toBe(true);
    doSomething(sign);
    expect(result.current).toBe(true);
  },
);
