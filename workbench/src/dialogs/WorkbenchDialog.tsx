import { type ComponentType, lazy, Suspense } from 'react';
import type { DialogRequest, WorkbenchState } from '../workbenchState.ts';

type DialogPart = ComponentType<{ readonly workbench: WorkbenchState }>;

/** Each is loaded when it is first opened. */
const parts: Readonly<Record<Exclude<DialogRequest['kind'], 'compare'>, DialogPart>> = {
  'create-page': lazy(async () => ({
    default: (await import('../pages/CreatePage.tsx')).CreatePage,
  })),
  'create-area': lazy(async () => ({
    default: (await import('../pages/CreateArea.tsx')).CreateArea,
  })),
  duplicate: lazy(async () => ({
    default: (await import('../pages/DuplicatePage.tsx')).DuplicatePage,
  })),
  retire: lazy(async () => ({ default: (await import('../pages/RetirePage.tsx')).RetirePage })),
  schedule: lazy(async () => ({
    default: (await import('../revisions/SchedulePage.tsx')).SchedulePage,
  })),
  translations: lazy(async () => ({
    default: (await import('../translations/Translations.tsx')).Translations,
  })),
};
const CompareRevisions = lazy(async () => ({
  default: (await import('../revisions/CompareRevisions.tsx')).CompareRevisions,
}));

/** The dialog that is open over the workbench, if any. */
export function WorkbenchDialog({ workbench }: { readonly workbench: WorkbenchState }) {
  const { dialog } = workbench;
  if (!dialog) return null;
  const Part = dialog.kind === 'compare' ? undefined : parts[dialog.kind];
  return (
    <Suspense>
      {Part ? (
        <Part workbench={workbench} />
      ) : (
        <CompareRevisions
          workbench={workbench}
          {...(dialog.kind === 'compare' && dialog.with !== undefined && { with: dialog.with })}
        />
      )}
    </Suspense>
  );
}
