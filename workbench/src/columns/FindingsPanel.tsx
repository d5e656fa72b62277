import { Badge, Inline, Stack, Text, TextButton, VisuallyHidden } from '@solvik/design-system';
import { type FindingGroup, nameWhere } from '../findings/groupFindings.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface FindingsPanelProps {
  readonly groups: readonly FindingGroup[];
  readonly text: WorkbenchText;
  readonly onGo: (path: string) => void;
}

/** All findings of the page, worst first; each names its field and links to it. */
export function FindingsPanel({ groups, text, onGo }: FindingsPanelProps) {
  if (groups.length === 0) return <Text tone="muted">{text('findings.none')}</Text>;
  return (
    <Stack as="ul" role="list" gap="16">
      {groups.map((group) => (
        <li key={`${group.path} ${group.message}`}>
          <Stack gap="4">
            <Inline gap="8">
              <Badge>{text(`findings.${group.level}`)}</Badge>
              <Text as="strong">{nameWhere(group)}</Text>
            </Inline>
            <Text>{group.message}</Text>
            <div>
              <TextButton onClick={() => onGo(group.path)}>
                {text('findings.go')}
                <VisuallyHidden>: {nameWhere(group)}</VisuallyHidden>
              </TextButton>
            </div>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
