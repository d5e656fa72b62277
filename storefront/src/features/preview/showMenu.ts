/** Brings a menu of the framed page into view, for the editor who writes it. */
import type { MenuLocation } from '@solvik/content-schema';

type Show = (page: Document) => void;

const toTop: Show = (page) => page.defaultView?.scrollTo({ top: 0 });
const into = (selector: string): Show => (page) => page.querySelector(selector)?.scrollIntoView({ block: 'end' });

const shows: Readonly<Record<MenuLocation, Show>> = {
  'main-desktop': toTop,
  'top-bar': toTop,
  // It is opened by the button that shoppers press.
  'main-mobile': (page) => {
    if (!page.querySelector('[role="dialog"]')) page.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
  },
  'footer-first': into('body footer'),
  'footer-second': into('body footer'),
  'info-pages': toTop,
};

export const showMenu = (page: Document, location: MenuLocation): void => shows[location](page);
