import type { DeskFinding } from '@solvik/content-schema/editing';
import { Stack, TextButton } from '@solvik/design-system';
import { groupFindings, nameWhere } from './groupFindings.ts';
import type { WorkbenchState } from './useWorkbench.ts';

/** What keeps something from being done, each named by its field and a press away from it. */
export function FindingLinks({
  findings,
  workbench: { text, locale, whereOf, followFinding },
}: {
  readonly findings: readonly DeskFinding[];
  readonly workbench: WorkbenchState;
}) {
  const errors = groupFindings(
    findings.filter(({ level }) => level === 'error'),
    { text, locale, whereOf },
  );
  if (errors.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="8">
      {errors.map((group) => (
        <li key={`${group.path} ${group.said}`}>
          <TextButton onClick={() => followFinding(group.path)}>
            {nameWhere(group)}: {group.said}
          </TextButton>
        </li>
      ))}
    </Stack>
  );
}
