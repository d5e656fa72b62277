import { foldAlias } from '@solvik/addresses';
import { Button, Dialog, Notice, Stack, TextField } from '@solvik/design-system';
import { type FormEvent, useState } from 'react';
import { fieldId } from '../fields/fieldContext.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { describeRefusal } from './describeRefusal.ts';

/** A copy of the page as a draft of its own, under a name and an address that are free. */
export function DuplicatePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [], page, relist, choose, openDialog, pageName } = workbench;
  const { summary, isUnsaved, save } = page;
  const [name, setName] = useState(() =>
    summary ? text('duplicate.nameOf', { name: pageName(summary) }) : '',
  );
  const [typedKey, setTypedKey] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const key = typedKey ?? foldAlias(name);
  const isTaken = pages.some(
    (other) => other.key === key || Object.values(other.alias ?? {}).includes(key),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!summary || name.trim() === '' || key === '' || isTaken) return;
    if (isUnsaved && !(await save())) return openDialog(undefined);
    const answer = await api.duplicatePage(summary.key, { key, name: name.trim() });
    if (answer.kind !== 'done') return setRefused(describeRefusal(answer, text));
    relist();
    openDialog(undefined);
    await choose({ kind: 'page', key: answer.summary.key });
  };
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
      title={text('duplicate.title')}
      closeLabel={text('add.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="16">
          {refused && <Notice tone="error">{refused}</Notice>}
          <TextField
            id={fieldId(['copy', 'name'])}
            label={text('create.name')}
            required
            value={name}
            error={name.trim() === '' ? text('create.required') : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextField
            id={fieldId(['copy', 'key'])}
            label={text('create.key')}
            hint={summary?.alias ? text('duplicate.keyHint') : text('create.keyHint')}
            value={key}
            error={isTaken ? text('create.key-taken') : undefined}
            onChange={({ currentTarget }) => setTypedKey(currentTarget.value)}
          />
          <Button type="submit">{text('duplicate.do')}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
