import { CloseButton, Inline, Notice, Stack } from '@solvik/design-system';
import type { ReactNode } from 'react';

/**
 * The result of an action, with a link to continue, and a button to dismiss it where no decision is
 * needed.
 */
export function ActionNotice({
  tone,
  children,
  actions,
  onClose,
  closeLabel,
}: {
  readonly tone?: 'info' | 'success' | 'error';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}) {
  return (
    <Notice tone={tone}>
      <Inline gap="16">
        <Stack gap="8">{children}</Stack>
        {actions && <Inline gap="8">{actions}</Inline>}
        {onClose && closeLabel && <CloseButton label={closeLabel} onClick={onClose} />}
      </Inline>
    </Notice>
  );
}
