import type { WidgetConfiguration } from '@solvik/content-schema';
import type { TypeWithData, WidgetData } from '@solvik/widgets';
import type { Services } from '../../page/services.ts';

/** The visitor's data in this browser, by product id, newest first. */
export interface VisitorProducts {
  readonly recentlyViewed: readonly number[];
  readonly favourites: readonly number[];
}

/** The context in which widgets get their data. */
export interface WidgetContext {
  readonly services: Services;
  /** Known only in the browser, after hydration. */
  readonly visitor?: VisitorProducts | undefined;
  /** The product of the page with the widgets. */
  readonly productAlias?: string | undefined;
}

/** Where the data of a widget type comes from. */
export interface WidgetSource<T extends TypeWithData> {
  /**
   * Fetches what the widget needs, before it is rendered. May fail: then the widget is omitted and
   * the page is shown.
   */
  readonly load: (
    context: WidgetContext,
    configuration: WidgetConfiguration<T>,
  ) => Promise<unknown>;
  /**
   * The fetched data, as the widget's prop; undefined if there is nothing to show, and then no
   * space is reserved.
   */
  readonly read: (
    context: WidgetContext,
    configuration: WidgetConfiguration<T>,
  ) => WidgetData<T> | undefined;
}
