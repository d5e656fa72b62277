// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsUsed } from './useIsUsed.ts';

afterEach(cleanup);
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
