import type { RevisionInfo } from '@solvik/content-schema';
import { Button, Stack, Text } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import type { WorkbenchApi } from './workbenchApi.ts';
import type { WorkbenchText } from './workbenchText.ts';

interface HistoryPanelProps {
  readonly api: WorkbenchApi;
  readonly pageKey: string;
  readonly latest: number;
  readonly published: number | undefined;
  readonly text: WorkbenchText;
  readonly timeText: (moment: string) => string;
  readonly onRollBack: (revision: number) => void;
}

const none: readonly RevisionInfo[] = [];

/** The page's revisions, newest first; an older one can be published again, as a new one. */
export function HistoryPanel({ api, pageKey, latest, published, text, timeText, onRollBack }: HistoryPanelProps) {
  const { data } = useQuery({ queryKey: ['desk', 'history', pageKey, latest], queryFn: () => api.history({ kind: 'page', key: pageKey }) });
  const revisions = data?.kind === 'history' ? data.revisions : none;
  return (
    <Stack as="ol" role="list" gap="16">
      {revisions.map(({ number, author, savedAt, note }) => (
        <li key={number}>
          <Stack gap="4">
            <Text>{number === published ? `${text('history.revision', { number })}, ${text('state.published')}` : text('history.revision', { number })}</Text>
            <Text tone="muted">{text('history.by', { name: author, time: timeText(savedAt) })}</Text>
            {note && <Text>{note}</Text>}
            {number !== published && published !== undefined && number < latest && (
              <div>
                <Button emphasis="outlined" size="small" onClick={() => onRollBack(number)}>
                  {text('history.rollBack')}
                </Button>
              </div>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
