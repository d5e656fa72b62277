/** QrCode: an address as a code for another device's camera. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { squarePath } from './squarePath.ts';

/** Cameras need dark on light: neither a palette nor forced colours may change it. */
const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 200px;
  block-size: auto;
  background: var(--color-white);
  color: var(--color-ink);
  shape-rendering: crispedges;
  forced-color-adjust: none;
`;

export type QrCodeProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'role'> & {
  /** What it leads to, for those who do not see it: "QR-kod till Rak ullkappa Inger". */
  readonly label: string;
  /** Its squares, row by row, true for a dark one; as many rows as columns, without a margin. */
  readonly rows: readonly (readonly boolean[])[];
};

/** The quiet zone that the standard requires, in squares. */
const margin = 4;

/** Square, at most 200 px wide, with its quiet zone. */
export function QrCode({ label, rows, ...native }: QrCodeProps) {
  const size = rows.length + 2 * margin;
  return (
    <Drawing
      {...native}
      role="img"
      aria-label={label}
      viewBox={`${String(-margin)} ${String(-margin)} ${String(size)} ${String(size)}`}
    >
      <path d={squarePath(rows)} fill="currentcolor" />
    </Drawing>
  );
}
