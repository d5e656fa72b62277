import { Button, Inline, Notice, Spinner, Stack, Text } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { authorLabel } from '../naming/authorLabel.ts';
import { scheduledOf } from '../revisions/scheduledOf.ts';
import type { ContentService, OpenContent, Screens, WorkbenchWords } from '../workbenchState.ts';

/**
 * The revisions of the open page or menu, newest first; one can be compared with the edited
 * document, and an older one published again as a new one.
 */
export function HistoryPanel({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Screens;
}) {
  const { api, text, timeText, open, openDialog, whyNot } = workbench;
  const { content, summary } = open;
  const scheduled = scheduledOf(workbench);
  const latest = summary?.latest.number;
  const published = summary?.published?.revision;
  const { data } = useQuery({
    queryKey: ['content-service', 'history', content, latest],
    queryFn: async () => (content ? api.history(content) : null),
  });
  if (!data) return <Spinner label={text('workbench.loading')} />;
  if (data.kind !== 'history') return <Notice tone="error">{text('workbench.failed')}</Notice>;
  const { revisions } = data;
  return (
    <Stack as="ol" role="list" gap="16">
      {revisions.map(({ number, author, savedAt, note, restoredFrom }) => (
        <li key={number}>
          <Stack gap="4">
            <Text>
              {number === published
                ? `${text('history.revision', { number })}, ${text('state.published')}`
                : text('history.revision', { number })}
            </Text>
            <Text tone="muted">
              {text('history.by', { name: authorLabel(author, text), time: timeText(savedAt) })}
            </Text>
            {restoredFrom !== undefined && (
              <Text tone="muted">{text('history.from', { number: restoredFrom })}</Text>
            )}
            {number === scheduled?.revision && (
              <Text>
                {text(scheduled.failure ? 'history.failed' : 'history.scheduled', {
                  time: timeText(scheduled.at),
                })}
              </Text>
            )}
            {note && <Text>{note}</Text>}
            <Inline gap="8">
              <Button
                emphasis="outlined"
                size="small"
                aria-label={text('history.compareWith', { number })}
                onClick={() => openDialog({ kind: 'compare', with: number })}
              >
                {text('compare.do')}
              </Button>
              {number !== published && number < (latest ?? 0) && !whyNot('roll-back') && (
                <Button
                  emphasis="outlined"
                  size="small"
                  disabled={open.doing !== undefined}
                  onClick={() => void open.rollBack(number)}
                >
                  {text('history.rollBack')}
                </Button>
              )}
            </Inline>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
