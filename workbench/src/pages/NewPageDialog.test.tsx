// @vitest-environment happy-dom
import type { ChangeResponse } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { summaryOf } from '../testing/storyPages.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');

/** The open dialog, with what it does to the workbench; `reply` resolves the pending request. */
function open() {
  const workbench = { text, refetchLists: vi.fn(), choose: vi.fn(), openDialog: vi.fn() };
  let reply: (answer: ChangeResponse<'page'> | undefined) => void = () => undefined;
  const create = vi.fn(
    () => new Promise<ChangeResponse<'page'> | undefined>((resolve) => (reply = resolve)),
  );
  render(
    <NewPageDialog workbench={workbench} title="Ny sida" submitLabel="Skapa" create={create}>
      <label>
        Namn <input />
      </label>
    </NewPageDialog>,
  );
  const submit = () => userEvent.type(screen.getByRole('textbox', { name: 'Namn' }), '{Enter}');
  return {
    workbench,
    create,
    submit,
    reply: (response?: ChangeResponse<'page'>) => reply(response),
  };
}

it('sends the form once while its request is pending, and opens what was created', async () => {
  const { workbench, create, submit, reply } = open();
  await submit();
  await submit();
  expect(create).toHaveBeenCalledOnce();
  reply({ kind: 'done', summary: summaryOf('spring') });
  await vi.waitFor(() =>
    expect(workbench.choose).toHaveBeenCalledWith({ kind: 'page', key: 'spring' }),
  );
  expect(workbench.refetchLists).toHaveBeenCalledOnce();
  expect(workbench.openDialog).toHaveBeenCalledWith(undefined);
});

it('stays open with the reason when the request is refused, and can be sent again', async () => {
  const { workbench, create, submit, reply } = open();
  await submit();
  reply({ kind: 'refused', code: 'key-taken' });
  expect(await screen.findByText(text('create.key-taken'))).toBeVisible();
  expect(workbench.openDialog).not.toHaveBeenCalled();
  await submit();
  expect(create).toHaveBeenCalledTimes(2);
});

it('stays open when the form itself shows why nothing was created', async () => {
  const { workbench, create, submit, reply } = open();
  await submit();
  reply();
  await submit();
  expect(create).toHaveBeenCalledTimes(2);
  expect(workbench.openDialog).not.toHaveBeenCalled();
  expect(workbench.choose).not.toHaveBeenCalled();
});
