import { Stack, Tabs, Text } from '@solvik/design-system';
import { FieldsPanel } from './FieldsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PagePanel } from './PagePanel.tsx';
import { SaidNotice } from './SaidNotice.tsx';
import type { WorkbenchState } from './useWorkbench.ts';

/** The chosen widget's form, or the page's own; what there is to say; what was saved before. */
export function FieldsColumn({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, timeText, api, page, widgets, widget, placeOf, language, setLanguage, turn, followFinding } = workbench;
  const { summary, findings, editing } = page;
  const fields = widget ? (
    <FieldsPanel workbench={workbench} widget={widget} />
  ) : (
    <Stack gap="16">
      <Text tone="muted">{text('edit.chooseWidget')}</Text>
      <PagePanel page={page} text={text} language={language} onLanguage={setLanguage} />
    </Stack>
  );
  const whereOf = (path: string): string => widgets.find(({ id }) => path.startsWith(`${placeOf(id)}.`))?.name ?? editing?.document.name ?? '';
  return (
    <Stack gap="16">
      <SaidNotice page={page} text={text} timeText={timeText} />
      <Tabs
        key={`${summary?.key ?? ''} ${String(turn)}`}
        label={text('workbench.fields')}
        tabs={[
          { id: 'fields', label: text('tab.fields'), panel: fields },
          { id: 'findings', label: findings.length > 0 ? text('tab.findingsCount', { count: findings.length }) : text('tab.findings'), panel: <FindingsPanel findings={findings} text={text} whereOf={whereOf} onGo={followFinding} /> },
          {
            id: 'history',
            label: text('tab.history'),
            panel: summary ? <HistoryPanel api={api} pageKey={summary.key} latest={summary.latest.number} published={summary.published?.revision} text={text} timeText={timeText} onRollBack={(revision) => void page.rollBack(revision)} /> : null,
          },
        ]}
      />
    </Stack>
  );
}
