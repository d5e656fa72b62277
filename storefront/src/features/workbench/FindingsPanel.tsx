import { Badge, Inline, Stack, Text, TextButton } from '@solvik/design-system';
import type { ToldFinding } from './lint/toldFinding.ts';
import { sayFinding } from './sayFinding.ts';
import type { WorkbenchText } from './workbenchText.ts';

interface FindingsPanelProps {
  readonly findings: readonly ToldFinding[];
  readonly text: WorkbenchText;
  /** What a path is about, for the eye: a widget's name. */
  readonly whereOf: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** All there is to say of the page, worst first; each leads to its field. */
export function FindingsPanel({ findings, text, whereOf, onGo }: FindingsPanelProps) {
  if (findings.length === 0) return <Text tone="muted">{text('findings.none')}</Text>;
  return (
    <Stack as="ul" role="list" gap="16">
      {findings.map((finding) => (
        <li key={`${finding.path} ${finding.code}`}>
          <Stack gap="4">
            <Inline gap="8">
              <Badge>{text(`findings.${finding.level}`)}</Badge>
              <Text>{whereOf(finding.path)}</Text>
            </Inline>
            <Text>{sayFinding(finding, text)}</Text>
            <div>
              <TextButton onClick={() => onGo(finding.path)}>{text('findings.go')}</TextButton>
            </div>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
