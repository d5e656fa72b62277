import type { ChangeResponse } from '@solvik/content-schema/editing';
import { Button, Dialog, Notice, Stack } from '@solvik/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { SignedOut, Unreachable } from '../content-service/requestProblem.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import { describeRefusal } from './describeRefusal.ts';

interface NewPageDialogProps {
  readonly workbench: Pick<WorkbenchState, 'text' | 'refetchLists' | 'choose' | 'openDialog'>;
  readonly title: string;
  readonly submitLabel: string;
  /** Sends the request; undefined if nothing was created and the form itself shows why. */
  readonly create: () => Promise<ChangeResponse<'page'> | SignedOut | Unreachable | undefined>;
  readonly children: ReactNode;
}

/** A form that creates a page or an area, and opens it, or shows why it was refused. */
export function NewPageDialog({
  workbench: { text, refetchLists, choose, openDialog },
  title,
  submitLabel,
  create,
  children,
}: NewPageDialogProps) {
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const response = await create();
    setPending(false);
    if (!response) return;
    if (response.kind !== 'done') return setRefused(describeRefusal(response, text));
    refetchLists();
    openDialog(undefined);
    await choose({ kind: 'page', key: response.summary.key });
  };
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
      title={title}
      closeLabel={text('add.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="16">
          {refused && <Notice tone="error">{refused}</Notice>}
          {children}
          <Button type="submit" isPending={isPending}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
