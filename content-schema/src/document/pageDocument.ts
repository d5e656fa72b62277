/**
 * A page or an area as it is stored and edited: every language and market together, resolved for a
 * reader when it is rendered.
 */
import type { Audience } from '../visibility/audience.ts';
import type { Schedule } from '../visibility/schedule.ts';
import type { ByLanguage } from './languages.ts';
import type { designs, shares } from './rowLayout.ts';

export type Share = (typeof shares)[number];

/** When and for whom something is visible; an omitted member means always, or everybody. */
interface Shown {
  readonly schedule?: Schedule;
  readonly audience?: Audience;
}

export interface StoredWidget extends Shown {
  /** Unique on its page, and kept for the widget's life. */
  readonly id: string;
  readonly type: string;
  /** Version of the definition that `fields` fit. */
  readonly version: number;
  /** Its name for editors. */
  readonly name: string;
  readonly size: Share;
  /**
   * By field name: the value, or, where the definition declares that it varies, values by language
   * (`{sv, nb, da, fi}`) or by market (`{"*", se, …}`). A picture's `alt` is by language.
   */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A row; its schedule and audience apply to all of its widgets. */
export interface StoredContainer extends Shown {
  readonly id: string;
  readonly name: string;
  readonly layout: Share;
  readonly design: (typeof designs)[number];
  readonly responsiveMode: 'collapse' | '';
  readonly widgets: readonly StoredWidget[];
}

export const filterKeys = ['Category', 'Brand', 'Campaign'] as const;

/** A content page (has an alias) or an area of another screen (has family and areaName). */
export interface PageDocument {
  /** Its name for editors. */
  readonly name: string;
  readonly title: ByLanguage<string>;
  readonly description?: ByLanguage<string>;
  readonly alias?: ByLanguage<string>;
  readonly family?: string;
  readonly areaName?: string;
  /** Narrows an area to one Category, Brand or Campaign key. */
  readonly filters?: readonly {
    readonly key: (typeof filterKeys)[number];
    readonly value: string;
  }[];
  readonly tags: readonly string[];
  readonly containers: readonly StoredContainer[];
}
