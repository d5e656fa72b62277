// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

afterEach(cleanup);

function Room({ hear }: { readonly hear: (what: string) => void }) {
  useShortcuts({ undo: () => hear('undo'), redo: () => hear('redo'), toFields: () => hear('toFields'), toList: () => hear('toList') });
  return <><button>Rad</button><input aria-label="Rubrik" /></>;
}

it.each([
  ['Rad', '{Control>}z{/Control}', 'undo'],
  ['Rad', '{Control>}{Shift>}Z{/Shift}{/Control}', 'redo'],
  ['Rad', '{Meta>}z{/Meta}', 'undo'],
  ['Rad', '{Control>}y{/Control}', 'redo'],
  ['Rad', '{F2}', 'toFields'],
  ['Rubrik', '{Shift>}{F2}{/Shift}', 'toList'],
  ['Rubrik', '{Control>}z{/Control}', undefined],
  ['Rad', 'z', undefined],
])('on %s, %s means %s', async (on, keys, meant) => {
  const hear = vi.fn();
  const { getByRole, getByLabelText } = render(<Room hear={hear} />);
  (on === 'Rad' ? getByRole('button') : getByLabelText(on)).focus();
  await userEvent.keyboard(keys);
  expect(hear.mock.calls.flat()).toEqual(meant === undefined ? [] : [meant]);
});

it('leaves a dialog its own keys', async () => {
  const hear = vi.fn();
  render(<><Room hear={hear} /><div role="dialog"><button>Stäng</button></div></>);
  await userEvent.keyboard('{F2}');
  expect(hear).not.toHaveBeenCalled();
});
