/** ProductPanel: a product over its list: its pictures, what is chosen, and the button that buys it. */
import { Title } from '@radix-ui/react-dialog';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useOverflow } from '../../foundation/useOverflow.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { ModalFrame } from '../Drawer/ModalFrame.tsx';
import {
  ProductPanelCross,
  ProductPanelFoot,
  ProductPanelPictures,
  ProductPanelRoot,
  ProductPanelWords,
} from './ProductPanel.styles.ts';

type PartsProps = {
  /** The product's name. */
  readonly title: string;
  /** The name as an `h2`. */
  readonly heading: ReactNode;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** Called when the cross is pressed. */
  readonly onClose: () => void;
  /** A Gallery with `size="panel"`; its place is kept without one. */
  readonly pictures?: ReactNode;
  /** Over the name: an Eyebrow with the brand. */
  readonly eyebrow?: ReactNode;
  /**
   * In view while the rest scrolls: the button that adds it to the cart, a small one beside it, and
   * under them what a phone has no room for. There it leaves while the first is empty.
   */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
};

/** What is in the panel; apart from it for stories, where only one modal panel can be open. */
export function ProductPanelParts({
  title,
  heading,
  closeLabel,
  onClose,
  pictures,
  eyebrow,
  footer,
  children,
}: PartsProps) {
  const words = useRef<HTMLDivElement>(null);
  // What is longer than the panel must scroll by keys, also when nothing in it takes focus.
  const scrolls =
    useOverflow(words, 'block') && ({ tabIndex: 0, role: 'group', 'aria-label': title } as const);
  return (
    <>
      <ProductPanelCross>
        <CloseButton label={closeLabel} onClick={onClose} />
      </ProductPanelCross>
      <ProductPanelPictures>{pictures}</ProductPanelPictures>
      <ProductPanelWords {...scrolls} ref={words}>
        {eyebrow}
        {heading}
        {children}
      </ProductPanelWords>
      {footer && <ProductPanelFoot>{footer}</ProductPanelFoot>}
    </>
  );
}

export type ProductPanelProps = Omit<ComponentPropsWithRef<'div'>, 'title'> &
  Omit<PartsProps, 'heading'> & {
    /** Whether it is shown; controlled by the caller. */
    readonly isOpen: boolean;
    /** Called when it requests to be closed: the cross, Escape, a press on the page behind. */
    readonly onClose: () => void;
  };

/**
 * A modal panel of 760 px from tablet width, and on a phone a sheet from 44 px below the top. Focus stays in it, and is
 * returned when it closes. Load it when first needed.
 */
export function ProductPanel({
  isOpen,
  onClose,
  title,
  closeLabel,
  pictures,
  eyebrow,
  footer,
  children,
  ...native
}: ProductPanelProps) {
  return (
    <ModalFrame {...native} isOpen={isOpen} onClose={onClose} panel={ProductPanelRoot}>
      <ProductPanelParts
        title={title}
        heading={<Title tabIndex={-1}>{title}</Title>}
        closeLabel={closeLabel}
        onClose={onClose}
        pictures={pictures}
        eyebrow={eyebrow}
        footer={footer}
      >
        {children}
      </ProductPanelParts>
    </ModalFrame>
  );
}
