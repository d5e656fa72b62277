import type { DeskFinding } from '@solvik/content-schema';
import { Stack, TextButton } from '@solvik/design-system';
import { sayFinding } from './sayFinding.ts';
import type { WorkbenchState } from './useWorkbench.ts';

/** What keeps something from being done, each a press away from its field. */
export function FindingLinks({ findings, workbench: { text, followFinding } }: { readonly findings: readonly DeskFinding[]; readonly workbench: WorkbenchState }) {
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="8">
      {errors.map((finding) => (
        <li key={`${finding.path} ${finding.code}`}>
          <TextButton onClick={() => followFinding(finding.path)}>{sayFinding(finding, text)}</TextButton>
        </li>
      ))}
    </Stack>
  );
}
