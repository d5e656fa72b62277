import { Text } from '@solvik/design-system';
import type { OpenContent, WorkbenchWords } from '../workbenchState.ts';

/** The page's state: being saved, unsaved, or the time of its last save. */
export function SaveStatus({
  workbench: { text, timeText, open },
}: {
  readonly workbench: WorkbenchWords & OpenContent;
}) {
  const { doing, isUnsaved, summary } = open;
  const saved = summary
    ? text('save.saved', { number: summary.latest.number, time: timeText(summary.latest.savedAt) })
    : '';
  return (
    <Text tone="muted" as="span" role="status">
      {doing === 'publishing'
        ? text('publish.doing')
        : doing === 'saving'
          ? text('save.saving')
          : isUnsaved
            ? text('save.unsaved')
            : saved}
    </Text>
  );
}
