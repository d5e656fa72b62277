import type { DeskFinding } from '@solvik/content-schema/editing';
import { Notice, Stack, Text, TextButton } from '@solvik/design-system';
import { sayFinding } from './sayFinding.ts';
import type { WorkbenchState } from './useWorkbench.ts';

interface ElsewhereNoticeProps {
  readonly workbench: WorkbenchState;
  /** The front and its language. */
  readonly name: string;
  readonly finding: DeskFinding;
}

/** In the frame's place while the page's address leads elsewhere: another page must not be taken for this one. */
export function ElsewhereNotice({
  workbench: { text, followFinding },
  name,
  finding,
}: ElsewhereNoticeProps) {
  return (
    <div>
      <Notice tone="error" title={name}>
        <Stack gap="8">
          <Text>
            {sayFinding(finding, text)}{' '}
            {text('see.giveAddress', { alias: String(finding.values?.['alias']) })}
          </Text>
          <div>
            <TextButton onClick={() => followFinding(finding.path)}>
              {text('see.toAddress')}
            </TextButton>
          </div>
        </Stack>
      </Notice>
    </div>
  );
}
