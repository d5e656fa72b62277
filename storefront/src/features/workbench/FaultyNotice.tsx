import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { Button, Stack, Text } from '@solvik/design-system';
import { FindingLinks } from './FindingLinks.tsx';
import { groupFindings, nameWhere } from './groupFindings.ts';
import { sayWhere, sayWhereInMenu, type Where } from './naming/sayWhere.ts';
import type { DeskSaid } from './saving/deskSaid.ts';
import { Told } from './ToldBar.tsx';
import type { WorkbenchState } from './useWorkbench.ts';

/** What a path is about in another document than the one that is edited. */
function whereIn(
  document: PageDocument | MenuDocument,
  { text, title, locale, page, pageName }: WorkbenchState,
): (path: string) => Where {
  if ('items' in document) return (path) => sayWhereInMenu(path, { document, text, locale });
  const named = page.summary ? pageName({ ...page.summary, ...document }) : document.name;
  return (path) => sayWhere(path, { document, pageName: named, text, title, locale });
}

/** An older revision could not be published: each fault by what it is called there, and the way to mend it. */
export function FaultyNotice({
  workbench,
  faulty,
}: {
  readonly workbench: WorkbenchState;
  readonly faulty: Extract<DeskSaid, { readonly kind: 'faulty' }>;
}) {
  const { text, locale, open } = workbench;
  const {
    revision: { number, document },
    findings,
    kept,
  } = faulty;
  const faults = groupFindings(
    findings.filter(({ level }) => level === 'error'),
    { text, locale, whereOf: whereIn(document, workbench) },
  );
  const mending = (
    <Button emphasis="outlined" size="small" onClick={() => void open.mend()}>
      {text('history.mend', { number })}
    </Button>
  );
  return (
    <Told
      tone="error"
      onClose={open.hush}
      closeLabel={text('add.close')}
      actions={open.mayEdit ? mending : undefined}
    >
      <span>{text('history.faulty', { number })}</span>
      <Stack as="ul" role="list" gap="8">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.said}`}>
            {nameWhere(fault)}: {fault.said}
          </li>
        ))}
      </Stack>
      {kept !== undefined && <Text as="span">{text('history.kept', { number: kept })}</Text>}
    </Told>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();

/** It is edited now: what is still wrong with it, each a press away. It has the focus, since the button that led here is gone. */
export function MendingNotice({
  workbench,
  revision,
}: {
  readonly workbench: WorkbenchState;
  readonly revision: number;
}) {
  const { text, open } = workbench;
  return (
    <div tabIndex={-1} ref={focusOnce}>
      <Told onClose={open.hush} closeLabel={text('add.close')}>
        <span>{text('history.mending', { number: revision })}</span>
        <FindingLinks findings={open.findings} workbench={workbench} />
      </Told>
    </div>
  );
}
