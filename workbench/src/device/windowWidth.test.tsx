// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsPhone, useIsStacked } from './windowWidth.ts';

it.each([
  [767, { isPhone: true, isStacked: true }],
  [768, { isPhone: false, isStacked: true }],
  [1023, { isPhone: false, isStacked: true }],
  [1024, { isPhone: false, isStacked: false }],
])('a window that becomes %i pixels wide is %o', (width, expected) => {
  const use = () => ({ isPhone: useIsPhone(), isStacked: useIsStacked() });
  const { result } = renderHook(use);
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
  expect(result.current).toEqual(expected);
});
