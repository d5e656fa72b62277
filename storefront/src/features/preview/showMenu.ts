/** Brings a menu of the framed page into view, for the editor who writes it. */
import type { MenuLocation } from '@solvik/content-schema/editing';

type Show = (page: Document) => void;

const toTop: Show = (page) => page.defaultView?.scrollTo(0, 0);

/** The foot is where the page ends; on a phone its lists are folded. Scrolls this page alone: the editor's own window stays where it is. */
const toFoot =
  (list: number): Show =>
  (page) => {
    const fold = page.querySelectorAll<HTMLDetailsElement>('footer nav details')[list];
    if (fold) fold.open = true;
    page.defaultView?.scrollTo(0, page.documentElement.scrollHeight);
  };

const shows: Readonly<Record<MenuLocation, Show>> = {
  'main-desktop': toTop,
  'top-bar': toTop,
  // It is opened by the button that shoppers press.
  'main-mobile': (page) => {
    if (!page.querySelector('[role="dialog"]'))
      page.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
  },
  'footer-first': toFoot(0),
  'footer-second': toFoot(1),
  'info-pages': toTop,
};

export const showMenu = (page: Document, location: MenuLocation): void => shows[location](page);
