// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusBeside } from './focusBeside.ts';

afterEach(cleanup);

/** A list of items, each with buttons of these names. */
function renderItems(items: readonly (readonly string[])[]) {
  render(
    <ul>
      {items.map((names) => (
        <li key={names.join()}>
          {names.map((name) => (
            <button key={name} type="button">
              {name}
            </button>
          ))}
        </li>
      ))}
    </ul>,
  );
  return (name: string) => focusBeside(screen.getByRole('button', { name }), 'li');
}

describe('the focus beside an item that is removed', () => {
  it('is at the same button of the next one', () => {
    const press = renderItems([
      ['Spara kappan', 'Ta bort kappan'],
      ['Spara koftan', 'Ta bort koftan'],
      ['Spara tröjan', 'Ta bort tröjan'],
    ]);
    expect(press('Ta bort koftan')).toBe(true);
    expect(screen.getByRole('button', { name: 'Ta bort tröjan' })).toHaveFocus();
  });

  it('is at the one before where the next one has no such button', () => {
    const press = renderItems([
      ['Spara kappan', 'Ta bort kappan'],
      ['Spara koftan', 'Ta bort koftan'],
      ['Spara tröjan'],
    ]);
    expect(press('Ta bort koftan')).toBe(true);
    expect(screen.getByRole('button', { name: 'Ta bort kappan' })).toHaveFocus();
  });

  it('is left where it is without such a button beside', () => {
    const press = renderItems([['Ta bort kappan']]);
    const button = screen.getByRole('button', { name: 'Ta bort kappan' });
    button.focus();
    expect(press('Ta bort kappan')).toBe(false);
    expect(button).toHaveFocus();
  });
});
