// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { turnWindow } from '../../testing/turnWindow.ts';
import { BelowDesktop, FromDesktop } from './ShowFrom.tsx';

afterEach(cleanup);

describe('ShowFrom', () => {
  it.each([
    ['phone', 'Meny'],
    ['desktop', 'Dam'],
  ] as const)('gives a %s one of the two, to eyes and ears alike', (width, name) => {
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
    turnWindow(width);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([name]);
  });
});
