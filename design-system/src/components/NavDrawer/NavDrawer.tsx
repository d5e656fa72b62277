/** NavDrawer: the main navigation on a phone, over the whole of it, in two levels. */
import { Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ModalFrame } from '../Drawer/ModalFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MenuSheet } from './NavDrawer.styles.ts';
import type {
  NavDrawerFootLink,
  NavDrawerItem,
  NavDrawerMarket,
  NavDrawerPicture,
} from './navDrawerItem.ts';
import { NavDrawerLevels } from './NavDrawerLevels.tsx';

export type {
  NavDrawerItem,
  NavDrawerLevel,
  NavDrawerLink,
  NavDrawerPicture,
} from './navDrawerItem.ts';

export type NavDrawerProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /** Called when it requests to be closed: the cross, Escape, a press on the page behind. */
  readonly onClose: () => void;
  /** Called when a link in it is pressed; by default the menu closes. */
  readonly onFollow?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The name of the dialog, of its first level and of the way back to it: "Meny". */
  readonly title: string;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** At the top of the first level: a Wordmark. */
  readonly logo?: ReactNode;
  /** At the end of the top: a search button. */
  readonly action?: ReactNode;
  /** The entries in order, each with its own address. */
  readonly items: readonly NavDrawerItem[];
  /** Below the entries; two at most. */
  readonly pictures?: readonly NavDrawerPicture[] | undefined;
  /** Pinned at the bottom, at the start. */
  readonly footLink?: NavDrawerFootLink | undefined;
  /** Pinned at the bottom, at the end. */
  readonly market?: NavDrawerMarket | undefined;
  /** Called with the address of an entry when its level opens. */
  readonly onOpenLevel?: ((href: string) => void) | undefined;
};

/**
 * A modal menu. A new level takes the focus to its title, the way back returns it to the row; the
 * levels slide, and following a link closes the menu.
 */
export function NavDrawer({
  isOpen,
  onClose,
  onFollow = onClose,
  title,
  closeLabel,
  logo,
  action,
  items,
  pictures,
  footLink,
  market,
  onOpenLevel,
  ...native
}: NavDrawerProps) {
  return (
    <ModalFrame {...native} data-side="start" isOpen={isOpen} onClose={onClose} panel={MenuSheet}>
      <VisuallyHidden>
        <Title>{title}</Title>
      </VisuallyHidden>
      <NavDrawerLevels
        title={title}
        closeLabel={closeLabel}
        logo={logo}
        action={action}
        items={items}
        pictures={pictures}
        footLink={footLink}
        market={market}
        onOpenLevel={onOpenLevel}
        onClose={onClose}
        onFollow={onFollow}
      />
    </ModalFrame>
  );
}
