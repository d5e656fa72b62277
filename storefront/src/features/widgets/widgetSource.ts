import type { WidgetConfiguration } from '@solvik/content-schema';
import type { TypeWithData, WidgetData } from '@solvik/widgets';
import type { Services } from '../../app/services.ts';

/** What this browser knows of its visitor, by product id, newest first. */
export interface VisitorGoods {
  readonly recentlyViewed: readonly number[];
  readonly favourites: readonly number[];
}

/** For whom, and beside what, widgets are given their data. */
export interface Asking {
  readonly services: Services;
  /** Known in the browser alone, once it has taken over the page. */
  readonly visitor?: VisitorGoods | undefined;
  /** The product whose page the widgets stand on. */
  readonly productAlias?: string | undefined;
}

/** Where the data of a widget type comes from. */
export interface WidgetSource<T extends TypeWithData> {
  /** Fetches what the widget needs, before it is rendered. May fail: then the widget is left out and the page stays. */
  readonly ask: (asking: Asking, configuration: WidgetConfiguration<T>) => Promise<unknown>;
  /** What has been fetched, as the widget takes it; undefined when there is nothing to show, and then no room is kept. */
  readonly read: (
    asking: Asking,
    configuration: WidgetConfiguration<T>,
  ) => WidgetData<T> | undefined;
}
