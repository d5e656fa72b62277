import { type Share, shapeOf, storeFields, type StoredContainer, type StoredWidget, type WidgetType } from '@solvik/content-schema';
import type { Locale } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import type { ContentWords } from './contentWords.ts';
import { contentWords } from './contentWordsByLocale.ts';

/** Each language is one market's own, so what differs by market (a picture on the channel's tint) is told with it. */
export const channelOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const satisfies Record<Locale, string>;

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A widget written in all four languages by one function. */
export function widget(type: WidgetType, name: string, write: (words: ContentWords, locale: Locale) => object, size: Share = 'full'): StoredWidget {
  const configurations = Object.fromEntries(locales.map((locale) => [locale, write(contentWords[locale], locale)]));
  const { version, fields } = shapeOf(type);
  return { id: idOf(name), type, version, name, size, fields: storeFields(configurations, fields, channelOf) };
}

/** A row of the page; `full-width` runs to the screen's edges. */
export function container(name: string, layout: Share, design: StoredContainer['design'], widgets: readonly StoredWidget[]): StoredContainer {
  return { id: idOf(name), name, layout, design, responsiveMode: layout === 'full' ? '' : 'collapse', widgets };
}
