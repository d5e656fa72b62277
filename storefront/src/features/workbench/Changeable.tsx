import { Fieldset } from '@solvik/design-system';
import type { ReactNode } from 'react';
import type { WorkbenchState } from './useWorkbench.ts';

/** Fields that are written in by those who may, and only read by the others. */
export function Changeable({
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
