import { channelOf, type DemoLocale, demoLocales } from '../demoLocales.ts';
import { channels, type MarketId } from '@solvik/shop';
import { shapeOf, type WidgetType } from '@solvik/content-schema';
import {
  type Share,
  storeFields,
  type StoredContainer,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import type { ContentWords } from './contentWords.ts';
import { contentWords } from './contentWordsByLocale.ts';

/**
 * Each language belongs to one channel, so what differs by market (a picture on the channel's tint)
 * is written with it.
 */
const marketOf = Object.fromEntries(
  demoLocales.map((locale) => [locale, channels[channelOf(locale)].defaultMarket]),
) as Readonly<Record<DemoLocale, MarketId>>;

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * A widget written in all four languages by one function. Its name is its id, so that the workbench
 * labels it by its type and text in the editor's language.
 */
export function widget(
  type: WidgetType,
  name: string,
  write: (words: ContentWords, locale: DemoLocale) => object,
  size: Share = 'full',
): StoredWidget {
  const configurations = Object.fromEntries(
    demoLocales.map((locale) => [locale, write(contentWords[locale], locale)]),
  );
  const { version, fields } = shapeOf(type);
  const id = idOf(name);
  return {
    id,
    type,
    version,
    name: id,
    size,
    fields: storeFields(configurations, fields, marketOf),
  };
}

/** A row of the page; `full-width` extends to the edges of the screen. */
export function container(
  name: string,
  layout: Share,
  design: StoredContainer['design'],
  widgets: readonly StoredWidget[],
): StoredContainer {
  const id = idOf(name);
  return { id, name: id, layout, design, responsiveMode: '', widgets };
}
