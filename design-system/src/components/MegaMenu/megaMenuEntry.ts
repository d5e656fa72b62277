import type { ReactNode } from 'react';
import type { NavItem } from '../HeaderNav/HeaderNav.tsx';

export type MegaMenuGroup = {
  /** Heading of its links, and their list's name; unique within an entry: "Efter sort". */
  readonly title: string;
  readonly links: readonly NavItem[];
};

export type MegaMenuEntry = NavItem & {
  /** Its categories; without any it is a plain link. */
  readonly groups?: readonly MegaMenuGroup[];
  /** Beside the categories: a PictureTile. */
  readonly aside?: ReactNode;
};
