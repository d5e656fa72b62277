import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { Button, Stack, Text } from '@solvik/design-system';
import { FindingLinks } from '../findings/FindingLinks.tsx';
import { groupFindings, nameWhere } from '../findings/groupFindings.ts';
import {
  describeLocation,
  describeMenuLocation,
  type ContentLocation,
} from '../naming/describeLocation.ts';
import type { DocumentNotice } from '../saving/documentNotice.ts';
import { ActionNotice } from './ActionNotice.tsx';
import type { ContentNames, OpenContent, Selection, WorkbenchWords } from '../workbenchState.ts';

/** Describes a path in another document than the edited one. */
function whereIn(
  document: PageDocument | MenuDocument,
  { text, title, locale, page, pageName }: WorkbenchWords & ContentNames & OpenContent,
): (path: string) => ContentLocation {
  if ('items' in document) return (path) => describeMenuLocation(path, { document, text, locale });
  const named = page.summary ? pageName({ ...page.summary, ...document }) : document.name;
  return (path) => describeLocation(path, { document, pageName: named, text, title, locale });
}

/**
 * An older revision could not be published: each fault by its label there, and an offer to repair
 * it.
 */
export function InvalidRevisionNotice({
  workbench,
  faulty,
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent;
  readonly faulty: Extract<DocumentNotice, { readonly kind: 'faulty' }>;
}) {
  const { text, locale, open } = workbench;
  const {
    revision: { number, document },
    findings,
    kept,
  } = faulty;
  const faults = groupFindings(
    findings.filter(({ level }) => level === 'error'),
    { text, locale, locationOf: whereIn(document, workbench) },
  );
  const fixing = (
    <Button emphasis="outlined" size="small" onClick={() => void open.repair()}>
      {text('history.fix', { number })}
    </Button>
  );
  return (
    <ActionNotice
      tone="error"
      onClose={open.dismissNotice}
      closeLabel={text('add.close')}
      actions={open.mayEdit ? fixing : undefined}
    >
      <span>{text('history.faulty', { number })}</span>
      <Stack as="ul" role="list" gap="8">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            {nameWhere(fault)}: {fault.message}
          </li>
        ))}
      </Stack>
      {kept !== undefined && <Text as="span">{text('history.retained', { number: kept })}</Text>}
    </ActionNotice>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();

/**
 * The older revision is edited now: what is still wrong with it, each with a link. It has the
 * focus, since the button that opened it is gone.
 */
export function RepairNotice({
  workbench,
  revision,
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent & Selection;
  readonly revision: number;
}) {
  const { text, open } = workbench;
  return (
    <div tabIndex={-1} ref={focusOnce}>
      <ActionNotice onClose={open.dismissNotice} closeLabel={text('add.close')}>
        <span>{text('history.fixing', { number: revision })}</span>
        <FindingLinks findings={open.findings} workbench={workbench} />
      </ActionNotice>
    </div>
  );
}
