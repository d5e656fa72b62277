// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

afterEach(cleanup);

function Shortcuts({ onShortcut }: { readonly onShortcut: (what: string) => void }) {
  useShortcuts({
    undo: () => onShortcut('undo'),
    redo: () => onShortcut('redo'),
    save: () => onShortcut('save'),
    toFields: () => onShortcut('toFields'),
    toList: () => onShortcut('toList'),
  });
  return (
    <>
      <button>Rad</button>
      <input aria-label="Rubrik" />
    </>
  );
}

it.each([
  ['Rad', '{Control>}z{/Control}', 'undo'],
  ['Rad', '{Control>}{Shift>}Z{/Shift}{/Control}', 'redo'],
  ['Rad', '{Meta>}z{/Meta}', 'undo'],
  ['Rad', '{Control>}y{/Control}', 'redo'],
  ['Rad', '{F2}', 'toFields'],
  ['Rubrik', '{Shift>}{F2}{/Shift}', 'toList'],
  ['Rubrik', '{Control>}z{/Control}', undefined],
  ['Rad', '{Control>}s{/Control}', 'save'],
  ['Rubrik', '{Meta>}s{/Meta}', 'save'],
  ['Rubrik', '{Control>}{Shift>}S{/Shift}{/Control}', undefined],
  ['Rubrik', 's', undefined],
  ['Rad', 'z', undefined],
])('on %s, %s means %s', async (on, keys, meant) => {
  const receive = vi.fn();
  const { getByRole, getByLabelText } = render(<Shortcuts onShortcut={receive} />);
  (on === 'Rad' ? getByRole('button') : getByLabelText(on)).focus();
  await userEvent.keyboard(keys);
  expect(receive.mock.calls.flat()).toEqual(meant === undefined ? [] : [meant]);
});

it('leaves a dialog its own keys', async () => {
  const receive = vi.fn();
  render(
    <>
      <Shortcuts onShortcut={receive} />
      <div role="dialog">
        <button>Stäng</button>
      </div>
    </>,
  );
  await userEvent.keyboard('{F2}{Control>}s{/Control}');
  expect(receive).not.toHaveBeenCalled();
});

it.each([
  ['a field', <input key="field" aria-label="Titel" />],
  [
    'a dialog',
    <div key="dialog" role="dialog">
      <input aria-label="Titel" />
    </div>,
  ],
])('keeps the browser from saving the workbench as a file in %s', (_where, field) => {
  render(
    <>
      <Shortcuts onShortcut={() => undefined} />
      {field}
    </>,
  );
  const event = new KeyboardEvent('keydown', {
    key: 's',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  screen.getByLabelText('Titel').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
