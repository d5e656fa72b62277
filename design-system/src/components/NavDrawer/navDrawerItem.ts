/** What a phone's menu holds, level by level. */
import type { IconName } from '../../icons/iconPaths.ts';
import type { Channel } from '../../tokens/generated/tokenNames.ts';
import type { ImageProps } from '../Image/Image.tsx';

export type NavDrawerLink = {
  readonly href: string;
  readonly label: string;
  /** Contains the current page; coloured, and marked as current. */
  readonly isCurrent?: boolean | undefined;
  /** At the end of the row: "105". */
  readonly count?: string | undefined;
  /** Of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Of a country: its dot. */
  readonly channel?: Channel | undefined;
};

export type NavDrawerPicture = {
  readonly href: string;
  readonly title: string;
  /** Under the title. */
  readonly text?: string | undefined;
  /** Without one, cloth of `clothColour` replaces it. */
  readonly image?: ImageProps | undefined;
  readonly clothColour?: string | undefined;
};

export type NavDrawerLevel = {
  readonly title: string;
  /** Beside the title: everything in it. */
  readonly all?: { readonly href: string; readonly label: string } | undefined;
  readonly links: readonly NavDrawerLink[];
  /** Two at most. */
  readonly pictures?: readonly NavDrawerPicture[] | undefined;
};

/** A link, or what opens the level below it, which links to all of it. */
export type NavDrawerItem = NavDrawerLink & {
  readonly level?: Omit<NavDrawerLevel, 'title'> | undefined;
};

/** At the start of the foot: "Logga in". */
export type NavDrawerFootLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
};

/** At the end of the foot: "Sverige, SEK", which opens the countries. */
export type NavDrawerMarket = {
  readonly label: string;
  readonly channel: Channel;
  readonly level: NavDrawerLevel;
};
