import { foldAlias } from '@solvik/addresses';
import { TextField } from '@solvik/design-system';
import { useState } from 'react';
import { fieldId } from '../fields/fieldContext.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

/** A copy of the page as a separate draft, under a name and an address that are free. */
export function DuplicatePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [], page, openDialog, pageName } = workbench;
  const { summary, isUnsaved, save } = page;
  const [name, setName] = useState(() =>
    summary ? text('duplicate.nameOf', { name: pageName(summary) }) : '',
  );
  const [typedKey, setTypedKey] = useState<string>();
  const key = typedKey ?? foldAlias(name);
  const isTaken = pages.some(
    (other) => other.key === key || Object.values(other.alias ?? {}).includes(key),
  );
  const create = async () => {
    if (!summary || name.trim() === '' || key === '' || isTaken) return undefined;
    if (isUnsaved && !(await save())) {
      openDialog(undefined);
      return undefined;
    }
    return api.duplicatePage(summary.key, { key, name: name.trim() });
  };
  return (
    <NewPageDialog
      workbench={workbench}
      title={text('duplicate.title')}
      submitLabel={text('duplicate.do')}
      create={create}
    >
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
    </NewPageDialog>
  );
}
