import { type PageSummary, widgetDefinitions } from '@solvik/content-schema';
import { WorkbenchList } from '@solvik/design-system';
import { lazy, Suspense, useState } from 'react';
import type { WorkbenchState } from './useWorkbench.ts';

const AddWidget = lazy(async () => ({ default: (await import('./AddWidget.tsx')).AddWidget }));

const stateKeys = { draft: 'state.draft', published: 'state.published', changed: 'state.changed', retired: 'state.retired' } as const satisfies Record<PageSummary['state'], string>;

/** Pages, areas, and what stands on the chosen one. */
export function ContentsColumn({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, title, timeText, pages = [], pageKey, choosePage, widgets, widget, chooseWidget, add, move } = workbench;
  const [isAdding, setAdding] = useState(false);
  const noteOf = ({ scheduled, state }: PageSummary): string => (scheduled ? text('state.scheduled', { date: timeText(scheduled.at) }) : text(stateKeys[state]));
  const rows = (isArea: boolean) => pages.filter(({ family }) => (family !== undefined) === isArea).map((page) => ({ id: page.key, label: page.name, note: noteOf(page) }));
  const typeName = (type: string): string => title(widgetDefinitions.find((definition) => definition.type === type)?.title ?? type);
  return (
    <>
      <WorkbenchList title={text('pages.title')} rows={rows(false)} currentId={pageKey} onSelect={choosePage} />
      <WorkbenchList title={text('pages.area')} rows={rows(true)} currentId={pageKey} onSelect={choosePage} />
      <WorkbenchList
        title={text('onPage.title')}
        rows={widgets.map(({ id, name, type }) => ({ id, label: name, note: typeName(type) }))}
        currentId={widget?.id}
        onSelect={chooseWidget}
        addLabel={text('onPage.add')}
        onAdd={() => setAdding(true)}
        onMove={move}
        moveHint={text('onPage.moveHint')}
      />
      {isAdding && (
        <Suspense>
          <AddWidget
            isOpen
            onClose={() => setAdding(false)}
            onAdd={(type, name) => {
              add(type, name);
              setAdding(false);
            }}
            text={text}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}
