/** Scrolls a menu of the framed page into view, for the editor who edits it. */
import type { MenuLocation } from '@solvik/content-schema/editing';

type Show = (page: Document) => void;

const toTop: Show = (page) => page.defaultView?.scrollTo(0, 0);

/**
 * The footer is at the page's end; on a phone its lists are collapsed. Scrolls only this page: the
 * editor's own window does not move.
 */
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
  // It is opened by the button that shoppers use.
  'main-mobile': (page) => {
    if (!page.querySelector('[role="dialog"]'))
      page.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
  },
  'footer-first': toFoot(0),
  'footer-second': toFoot(1),
  'info-pages': toTop,
};

export const showMenu = (page: Document, location: MenuLocation): void => shows[location](page);
