// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { BelowDesktop, FromDesktop } from './ShowFrom.tsx';

afterEach(cleanup);

describe('ShowFrom', () => {
  it.each([
    ['phone', 'Meny'],
    ['desktop', 'Dam'],
  ] as const)('shows a %s one of the two, visible and exposed alike', (width, name) => {
    render(
      <>
        <FromDesktop>
          <a href="#dam">Dam</a>
        </FromDesktop>
        <BelowDesktop>
          <a href="#meny">Meny</a>
        </BelowDesktop>
      </>,
    );
    resizeWindow(width);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([name]);
  });
});
