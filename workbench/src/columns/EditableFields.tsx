import { Fieldset } from '@solvik/design-system';
import type { ReactNode } from 'react';
import type { OpenContent, WorkbenchWords } from '../workbenchState.ts';

/** Fields that are editable with permission, and read-only otherwise. */
export function EditableFields({
  workbench: { mayEdit, text },
  children,
}: {
  readonly workbench: Pick<OpenContent, 'mayEdit'> & Pick<WorkbenchWords, 'text'>;
  readonly children: ReactNode;
}) {
  if (mayEdit) return children;
  return (
    <Fieldset disabled aria-label={text('publish.reader')}>
      {children}
    </Fieldset>
  );
}
