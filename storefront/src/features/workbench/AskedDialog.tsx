import { type ComponentType, lazy, Suspense } from 'react';
import type { Asked, WorkbenchState } from './useWorkbench.ts';

type DialogPart = ComponentType<{ readonly workbench: WorkbenchState }>;

/** Each is loaded when it is first asked. */
const parts: Readonly<Record<Exclude<Asked['kind'], 'compare'>, DialogPart>> = {
  'create-page': lazy(async () => ({
    default: (await import('./pages/CreatePage.tsx')).CreatePage,
  })),
  'create-area': lazy(async () => ({
    default: (await import('./pages/CreateArea.tsx')).CreateArea,
  })),
  duplicate: lazy(async () => ({
    default: (await import('./pages/DuplicatePage.tsx')).DuplicatePage,
  })),
  retire: lazy(async () => ({ default: (await import('./pages/RetirePage.tsx')).RetirePage })),
  schedule: lazy(async () => ({
    default: (await import('./revisions/SchedulePage.tsx')).SchedulePage,
  })),
  translations: lazy(async () => ({
    default: (await import('./translations/Translations.tsx')).Translations,
  })),
};
const CompareRevisions = lazy(async () => ({
  default: (await import('./revisions/CompareRevisions.tsx')).CompareRevisions,
}));

/** The dialog that is open over the room, if one is. */
export function AskedDialog({ workbench }: { readonly workbench: WorkbenchState }) {
  const { asked } = workbench;
  if (!asked) return null;
  const Part = asked.kind === 'compare' ? undefined : parts[asked.kind];
  return (
    <Suspense>
      {Part ? (
        <Part workbench={workbench} />
      ) : (
        <CompareRevisions
          workbench={workbench}
          {...(asked.kind === 'compare' && asked.with !== undefined && { with: asked.with })}
        />
      )}
    </Suspense>
  );
}
