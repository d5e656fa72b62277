import { Button, Text } from '@solvik/design-system';
import type { ContentService, OpenContent, WorkbenchWords } from '../workbenchState.ts';

/** A missing permission is shown before an action is tried, and again when it is. */
export function SaveActions({
  workbench: { text, open, whyNot, session },
}: {
  readonly workbench: WorkbenchWords & OpenContent & ContentService;
}) {
  const { editing, doing, mayEdit, isUnsaved, save, publish } = open;
  const mayNotPublish = whyNot('publish');
  return (
    <>
      {session && mayNotPublish && (
        <Text as="span" tone="muted" id="may-not-publish">
          {text(mayNotPublish === 'role' ? 'publish.writer' : 'publish.reader')}
        </Text>
      )}
      {mayEdit && (
        <Button
          emphasis="outlined"
          size="small"
          disabled={!isUnsaved}
          isPending={doing === 'saving'}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
      )}
      {(mayEdit || !mayNotPublish) && (
        <Button
          size="small"
          disabled={!editing}
          isPending={doing === 'publishing'}
          aria-describedby={mayNotPublish ? 'may-not-publish' : undefined}
          onClick={() => void publish()}
        >
          {text('publish')}
        </Button>
      )}
    </>
  );
}
