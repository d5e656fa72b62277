import { shapeOf, type WidgetType } from '@solvik/content-schema';
import {
  type Share,
  storeFields,
  type StoredContainer,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import type { Locale } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import type { ContentWords } from './contentWords.ts';
import { contentWords } from './contentWordsByLocale.ts';

/** Each language is one market's own, so what differs by market (a picture on the channel's tint) is told with it. */
export const channelOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const satisfies Record<
  Locale,
  string
>;

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A widget written in all four languages by one function. It is called by its id, so that editors read what it is and says, each in their own language. */
export function widget(
  type: WidgetType,
  name: string,
  write: (words: ContentWords, locale: Locale) => object,
  size: Share = 'full',
): StoredWidget {
  const configurations = Object.fromEntries(
    locales.map((locale) => [locale, write(contentWords[locale], locale)]),
  );
  const { version, fields } = shapeOf(type);
  const id = idOf(name);
  return {
    id,
    type,
    version,
    name: id,
    size,
    fields: storeFields(configurations, fields, channelOf),
  };
}

/** A row of the page; `full-width` runs to the screen's edges. */
export function container(
  name: string,
  layout: Share,
  design: StoredContainer['design'],
  widgets: readonly StoredWidget[],
): StoredContainer {
  const id = idOf(name);
  return { id, name: id, layout, design, responsiveMode: '', widgets };
}
