/** PanelParts: what every panel holds: its title with the way out, what it is about, and what stays at its foot. */
import type { ReactNode } from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { PanelBody, PanelFoot, PanelHead } from './Drawer.styles.ts';

export type PanelPartsProps = {
  /** The heading that names the panel. */
  readonly heading: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
};

/** Stands directly in its panel, whose side and height set its room. */
export function PanelParts({ heading, closeLabel, onClose, footer, children }: PanelPartsProps) {
  return (
    <>
      <PanelHead>
        {heading}
        <CloseButton label={closeLabel} onClick={onClose} />
      </PanelHead>
      {/* What is longer than the panel must scroll by keys, also when nothing in it takes focus. */}
      <PanelBody tabIndex={0}>{children}</PanelBody>
      {footer && <PanelFoot>{footer}</PanelFoot>}
    </>
  );
}
