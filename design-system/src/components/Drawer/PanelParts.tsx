/**
 * PanelParts: what every panel holds: its title with the close button, its content, and its footer.
 */
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useOverflow } from '../../foundation/useOverflow.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { PanelBody, PanelFoot, PanelHead } from './Drawer.styles.ts';

export type PanelPartsProps = {
  /** The `h2` that names the panel, with an id. */
  readonly heading: ReactNode;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** Called when the cross is pressed. */
  readonly onClose: () => void;
  /** In the footer, under a rule; without it there is no footer. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
};

/** A direct child of its panel, whose side and height set its size. */
export function PanelParts({ heading, closeLabel, onClose, footer, children }: PanelPartsProps) {
  const body = useRef<HTMLDivElement>(null);
  // Radix does not expose the id of its title.
  const [titleId, setTitleId] = useState<string>();
  const findTitle = useCallback(
    (head: HTMLElement | null) => setTitleId(head?.querySelector('h2')?.id),
    [],
  );
  // What is longer than the panel must scroll by keys, also when nothing in it takes focus.
  const scrolls =
    useOverflow(body, 'block') &&
    ({ tabIndex: 0, role: 'group', 'aria-labelledby': titleId } as const);
  return (
    <>
      <PanelHead ref={findTitle}>
        {heading}
        <CloseButton label={closeLabel} onClick={onClose} />
      </PanelHead>
      <PanelBody {...scrolls} ref={body}>
        {children}
      </PanelBody>
      {footer && <PanelFoot>{footer}</PanelFoot>}
    </>
  );
}
