import { Box, QrCode } from '@solvik/design-system';
import { codeRows } from '../../features/product/codeRows.ts';

export interface ShareCodeProps {
  /** What the code leads to. */
  readonly address: string;
  readonly label: string;
}

/** The address as a code for another device; drawn here, so that no server learns of it. */
export default function ShareCode({ address, label }: ShareCodeProps) {
  return (
    <Box paddingEnd="16">
      <QrCode label={label} rows={codeRows(address)} />
    </Box>
  );
}
