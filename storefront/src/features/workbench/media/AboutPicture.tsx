import { Drawer } from '@solvik/design-system';
import type { ReactNode } from 'react';
import { useViewportClass } from '../../../interface/viewport.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface AboutPictureProps {
  readonly text: WorkbenchText;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What can be done with the picture, which stays in sight. */
  readonly footer?: ReactNode;
  /** The chosen picture's details, or what to do without one. */
  readonly children: ReactNode;
}

/** Details of the chosen picture: beside the pictures where there is room, else on a sheet over them, since below them nobody would look. */
export function AboutPicture({ text, isOpen, onClose, footer, children }: AboutPictureProps) {
  const viewport = useViewportClass();
  if (viewport !== 'phone' && viewport !== 'tablet') return children;
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
