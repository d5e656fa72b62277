import type { ServiceFinding } from '@solvik/content-schema/editing';
import { Stack, TextButton } from '@solvik/design-system';
import { groupFindings, nameWhere } from './groupFindings.ts';
import type { ContentNames, Selection, WorkbenchWords } from '../workbenchState.ts';

/** What blocks an action, each labelled by its field with a link to it. */
export function FindingLinks({
  findings,
  workbench: { text, locale, locationOf, followFinding },
}: {
  readonly findings: readonly ServiceFinding[];
  readonly workbench: WorkbenchWords & ContentNames & Selection;
}) {
  const errors = groupFindings(
    findings.filter(({ level }) => level === 'error'),
    { text, locale, locationOf: locationOf },
  );
  if (errors.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="8">
      {errors.map((group) => (
        <li key={`${group.path} ${group.message}`}>
          <TextButton onClick={() => followFinding(group.path)}>
            {nameWhere(group)}: {group.message}
          </TextButton>
        </li>
      ))}
    </Stack>
  );
}
