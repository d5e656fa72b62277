import { Button, Stack, Tabs } from '@solvik/design-system';
import { EditableFields } from './EditableFields.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { groupFindings } from '../findings/groupFindings.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { joinFindings } from '../findings/reportedFinding.ts';
import { useRenderedFindings } from '../inspection/useRenderedFindings.ts';
import { MenuPanel } from '../menus/MenuPanel.tsx';
import { PagePanel } from './PagePanel.tsx';
import { ScheduledNotice } from '../revisions/ScheduledNotice.tsx';
import type { WorkbenchState } from '../workbenchState.ts';

/** The form of what is chosen: a widget, the page itself, or a menu's item. */
function Form({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, chosen, widget, chooseWidget, openDialog } = workbench;
  if (chosen?.kind === 'menu')
    return (
      <EditableFields workbench={workbench}>
        <MenuPanel workbench={workbench} />
      </EditableFields>
    );
  return (
    <Stack gap="16">
      {widget ? (
        <>
          <div>
            <Button emphasis="outlined" size="small" onClick={() => chooseWidget(undefined)}>
              {text('edit.toPage')}
            </Button>
          </div>
          <FieldsPanel workbench={workbench} widget={widget} />
        </>
      ) : (
        <PagePanel workbench={workbench} />
      )}
      <div>
        <Button
          emphasis="outlined"
          size="small"
          onClick={() => openDialog({ kind: 'translations' })}
        >
          {text('translations.open')}
        </Button>
      </div>
    </Stack>
  );
}

/** The form, the findings, and the saved revisions. */
export function FieldsColumn({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, open, page, chosen, focusCount, followFinding, preview, now, targets } = workbench;
  const drawn = useRenderedFindings({
    page: chosen?.kind === 'page' ? page : {},
    preview,
    now,
    targets,
  });
  const findings = joinFindings(open.findings, drawn);
  const groups = groupFindings(findings, workbench);
  return (
    <Stack gap="16">
      <ScheduledNotice workbench={workbench} />
      <Tabs
        key={`${chosen?.kind ?? ''} ${chosen?.key ?? ''} ${String(focusCount)}`}
        label={text('workbench.fields')}
        tabs={[
          {
            id: 'fields',
            label: text('tab.fields'),
            panel: (
              <div onBlur={() => void open.check()}>
                <Form workbench={workbench} />
              </div>
            ),
          },
          {
            id: 'findings',
            label:
              groups.length > 0
                ? text('tab.findingsCount', { count: groups.length })
                : text('tab.findings'),
            panel: <FindingsPanel groups={groups} text={text} onGo={followFinding} />,
          },
          {
            id: 'history',
            label: text('tab.history'),
            panel: <HistoryPanel workbench={workbench} />,
          },
        ]}
      />
    </Stack>
  );
}
