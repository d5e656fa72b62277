import { Fieldset } from '@solvik/design-system';
import type { ReactNode } from 'react';
import type { WorkbenchState } from './useWorkbench.ts';

/** Fields that are editable with permission, and read-only otherwise. */
export function EditableFields({
  workbench: { mayEdit, text },
  children,
}: {
  readonly workbench: Pick<WorkbenchState, 'mayEdit' | 'text'>;
  readonly children: ReactNode;
}) {
  if (mayEdit) return children;
  return (
    <Fieldset disabled aria-label={text('publish.reader')}>
      {children}
    </Fieldset>
  );
}
