import type { ContentKind, DocumentByKind, RevisionInfo } from '@solvik/content-schema/editing';
import {
  Columns,
  Dialog,
  Heading,
  Notice,
  Select,
  Spinner,
  Stack,
  Text,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { authorLabel } from '../naming/authorLabel.ts';
import type {
  ContentService,
  OpenContent,
  Preview,
  Screens,
  WorkbenchWords,
} from '../workbenchState.ts';
import { compareDocuments } from './compareDocuments.ts';
import { ComparedFields } from './ComparedFields.tsx';
import { ComparedPages } from './ComparedPages.tsx';

/** The edited document, as a choice beside the saved revisions. */
const edited = 'edited';
const none: readonly RevisionInfo[] = [];

/**
 * Two revisions side by side: what differs, field by field, and the page as each of them renders
 * it.
 */
export function CompareRevisions({
  workbench,
  with: given,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Preview & Screens;
  readonly with?: number;
}) {
  const { api, text, timeText, open, openDialog } = workbench;
  const { content, summary, editing } = open;
  const history = useQuery({
    queryKey: ['content-service', 'history', content, summary?.latest.number],
    queryFn: async () => (content ? api.history(content) : undefined),
  });
  const revisions = history.data?.kind === 'history' ? history.data.revisions : none;
  const [older, setOlder] = useState(
    String(given ?? summary?.published?.revision ?? Math.max(1, (summary?.latest.number ?? 1) - 1)),
  );
  const [newer, setNewer] = useState(edited);
  const sides = useQuery({
    queryKey: ['content-service', 'revisions', content, older, newer],
    queryFn: () =>
      Promise.all(
        [older, newer].map(async (side) => {
          const response =
            content && side !== edited ? await api.read(content, Number(side)) : undefined;
          return response?.kind === 'found' ? response.revision.document : undefined;
        }),
      ),
  });
  const documentAt = (side: string, at: number): DocumentByKind[ContentKind] | undefined =>
    side === edited ? editing?.document : sides.data?.[at];
  const [before, after] = [documentAt(older, 0), documentAt(newer, 1)];
  const differences = useMemo(
    () => (before && after ? compareDocuments(before, after, workbench) : undefined),
    [before, after, workbench],
  );
  const options = [
    { value: edited, label: text('compare.edited') },
    ...revisions.map(({ number, author, savedAt }) => ({
      value: String(number),
      label: `${text(number === summary?.published?.revision ? 'compare.published' : 'history.revision', { number })}, ${authorLabel(author, text)}, ${timeText(savedAt)}`,
    })),
  ];
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
      title={text('compare.title')}
      closeLabel={text('add.close')}
      width="wide"
    >
      <Stack gap="24">
        <Columns>
          <Select
            label={text('compare.before')}
            value={older}
            options={options}
            onChange={({ currentTarget }) => setOlder(currentTarget.value)}
          />
          <Select
            label={text('compare.after')}
            value={newer}
            options={options}
            onChange={({ currentTarget }) => setNewer(currentTarget.value)}
          />
        </Columns>
        {!differences &&
          (sides.isPending || history.isPending ? (
            <Spinner label={text('workbench.loading')} />
          ) : (
            <Notice tone="error">{text('workbench.failed')}</Notice>
          ))}
        {differences?.length === 0 && <Text role="status">{text('compare.same')}</Text>}
        {differences && differences.length > 0 && (
          <ComparedFields differences={differences} text={text} />
        )}
        {before && after && 'containers' in before && 'containers' in after && (
          <Stack gap="12" as="section">
            <Heading level={3} size="title">
              {text('compare.pictures')}
            </Heading>
            <ComparedPages workbench={workbench} before={before} after={after} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
