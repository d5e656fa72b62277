// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MarkupTable } from './Markup.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <MarkupTable>
      <caption>Belopp</caption>
      <tbody>
        <tr>
          <td>300 kr</td>
        </tr>
      </tbody>
    </MarkupTable>,
  );

describe('a table of markup', () => {
  it('that fits is a table and no tab stop', () => {
    show();
    expect(
      screen.getByRole('table', { name: 'Belopp' }).parentElement?.getAttribute('tabindex'),
    ).toBeNull();
  });

  it('wider than its container can be scrolled by keys', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    show();
    const region = screen.getByRole('group');
    expect(region.tabIndex).toBe(0);
    expect(region.contains(screen.getByRole('table'))).toBe(true);
  });
});
