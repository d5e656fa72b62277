import type { ServiceFinding } from '@solvik/content-schema/editing';
import { Notice, Stack, Text, TextButton } from '@solvik/design-system';
import { describeFinding } from '../findings/describeFinding.ts';
import type { Selection, WorkbenchWords } from '../workbenchState.ts';

interface ElsewhereNoticeProps {
  readonly workbench: WorkbenchWords & Selection;
  /** The channel and its language. */
  readonly name: string;
  readonly finding: ServiceFinding;
}

/**
 * Replaces the frame while the page's address leads elsewhere: another page must not be mistaken
 * for this one.
 */
export function RedirectNotice({
  workbench: { text, followFinding },
  name,
  finding,
}: ElsewhereNoticeProps) {
  return (
    <div>
      <Notice tone="error" title={name}>
        <Stack gap="8">
          <Text>
            {describeFinding(finding, text)}{' '}
            {text('preview.giveAddress', { alias: String(finding.values?.['alias']) })}
          </Text>
          <div>
            <TextButton onClick={() => followFinding(finding.path)}>
              {text('preview.toAddress')}
            </TextButton>
          </div>
        </Stack>
      </Notice>
    </div>
  );
}
