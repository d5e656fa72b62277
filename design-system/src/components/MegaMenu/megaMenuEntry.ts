import type { ReactNode } from 'react';
import type { NavItem } from '../HeaderNav/HeaderNav.tsx';

export type MegaMenuGroup = {
  /** Heading of its links, and their list's name; unique within an entry: "Efter sort". */
  readonly title: string;
  readonly links: readonly NavItem[];
};

export type MegaMenuEntry = NavItem & {
  /** Its categories, drawn large, then further groups; without any it is a plain link. */
  readonly groups?: readonly MegaMenuGroup[];
  /** After the link to all of it: "382 varor". */
  readonly note?: string | undefined;
  /** At the end: a picture with a caption. */
  readonly aside?: ReactNode;
};
