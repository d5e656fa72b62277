// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KeyCaps } from './KeyCaps.tsx';

afterEach(cleanup);

it('marks each key as one, in order', () => {
  const { container } = render(<KeyCaps keys={['G', 'V']} />);
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
    'G',
    'V',
  ]);
});
