import { Drawer } from '@solvik/design-system';
import type { ReactNode } from 'react';
import { useIsStacked } from '../device/windowWidth.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface PictureDetailsPanelProps {
  readonly text: WorkbenchText;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The actions on the picture, which stay in view. */
  readonly footer?: ReactNode;
  /** The chosen picture's details, or what to do without one. */
  readonly children: ReactNode;
}

/**
 * Details of the chosen picture: beside the pictures where there is space, else on a sheet over
 * them, since below them they would be overlooked.
 */
export function PictureDetailsPanel({
  text,
  isOpen,
  onClose,
  footer,
  children,
}: PictureDetailsPanelProps) {
  const isStacked = useIsStacked();
  if (!isStacked) return children;
  return (
    <Drawer
      isOpen={isOpen}
      side="bottom"
      title={text('media.about')}
      closeLabel={text('media.close')}
      onClose={onClose}
      footer={footer}
    >
      {children}
    </Drawer>
  );
}
