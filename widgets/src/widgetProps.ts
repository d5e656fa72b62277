import type {
  ImageValue,
  onlyOn,
  PointValue,
  Problem,
  SafeNode,
  Widget,
  WidgetConfiguration,
  WidgetType,
} from '@solvik/content-schema';
import type { Locale } from '@solvik/shop';
import type { ImageSource, ProductCardProps } from '@solvik/design-system';
import type { WidgetText } from './languages/createWidgetText.ts';

type Card = ProductCardProps & { readonly key: string };

/**
 * What a widget is given beside its configuration, by type; resolved by the shop before rendering:
 * widgets do not fetch.
 */
interface DataByType {
  /** The markup, parsed to what is allowed. */
  readonly html: { readonly nodes: readonly SafeNode[] };
  readonly 'product-list': { readonly products: readonly Card[] };
  readonly 'category-tiles': {
    readonly tiles: readonly {
      readonly key: string;
      readonly title: string;
      readonly href: string;
      readonly image?: ImageValue | undefined;
    }[];
  };
  /** `letter` is the one a brand is listed under in the page's language. */
  readonly 'brand-list': {
    readonly brands: readonly {
      readonly id: string;
      readonly name: string;
      readonly href: string;
      readonly letter: string;
    }[];
  };
  readonly 'shop-the-look': {
    readonly pieces: readonly { readonly place: PointValue; readonly product: Card }[];
  };
}

/** The widget types that are given data; each has a source in the shop. */
export type TypeWithData = Extract<keyof DataByType, WidgetType>;

/** The data of a type; undefined for one that needs none. */
export type WidgetData<T extends WidgetType> = T extends keyof DataByType
  ? DataByType[T]
  : undefined;

/**
 * How wide a picture is drawn: `sizes` in CSS syntax, `ratio` width ÷ height for cropping at the
 * image service.
 */
export interface PictureRequest {
  readonly sizes: string;
  readonly ratio?: number;
}

/** The actions of a widget; where an action is absent, the widget makes sense without it. */
export interface WidgetActions {
  /** Writes text to the clipboard; rejects where the browser does not allow it. */
  readonly copy?: (words: string) => Promise<void>;
}

/** The error of a field; `_consent` is the box that must be ticked. */
export interface FormProblem {
  readonly name: string;
  readonly code: 'required' | 'email' | 'tooLong' | 'option' | 'consent';
}

/** The result of a submitted form. */
export type FormAnswer =
  | { readonly kind: 'received' | 'too-many' | 'failed' }
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] };

/** How a form reaches the shop: posted plainly to `action` with `_back`, or sent by scripts. */
export interface WidgetForm {
  readonly action: string;
  /** Its own page, which a plain form returns to. */
  readonly back: string;
  /** Of the plain form that led to this page. */
  readonly answer?: FormAnswer;
  readonly send: (values: Readonly<Record<string, string>>) => Promise<FormAnswer>;
}

/** What every widget may use of its page. */
export interface WidgetSurroundings {
  /** Of the widget, on its page alone. */
  readonly id: string;
  /** The widgets' own texts in the page's language. */
  readonly text: WidgetText;
  readonly locale: Locale;
  /** IANA name of the visitors' time zone. */
  readonly timeZone: string;
  /**
   * Milliseconds since 1970, for what expires while it is visible; an editor's page may be
   * previewed at another time.
   */
  readonly clock: () => number;
  readonly actions: WidgetActions;
  /** By the widget's id, or `newsletter`; absent where nothing can be sent. */
  readonly form?: (name: string) => WidgetForm;
  /** Sources of a picture of the media library. */
  readonly picture: (image: ImageValue, request: PictureRequest) => ImageSource;
  /** Part of the first screen, so that its picture is fetched at once. */
  readonly isFirst: boolean;
  /** Level of the widget's heading in the page's outline. */
  readonly headingLevel: 1 | 2 | 3;
  /** Its share of the container's width. */
  readonly share: 'full' | 'half' | 'third' | 'quarter';
}

export type WidgetProps<T extends WidgetType> = WidgetSurroundings & {
  readonly configuration: WidgetConfiguration<T>;
  readonly data: WidgetData<T>;
};

/** The viewport that something is meant for, on a page that serves both. */
export type OnlyOn = keyof typeof onlyOn | undefined;

/** A widget that is parsed, placed and given its data. */
export type PlacedWidget = {
  readonly [T in WidgetType]: {
    readonly id: string;
    readonly widget: Extract<Widget, { type: T }>;
    readonly data: WidgetData<T>;
    readonly share: WidgetSurroundings['share'];
    readonly only?: OnlyOn;
  };
}[WidgetType];

/** A widget that cannot be rendered, as it is reported to an editor. */
export interface UnreadableWidget {
  readonly id: string;
  /** Its name for editors. */
  readonly name: string;
  readonly type: string;
  /** The widget of the row that follows it. */
  readonly before: number;
  readonly problems: readonly Problem[];
  /** The configuration as received. */
  readonly raw: string;
}

/** A row of widgets as content lays it out (contracts.md, PageWidgetCollectionType). */
export interface PlacedContainer {
  readonly id: string;
  readonly layout: WidgetSurroundings['share'];
  readonly design: 'default' | 'full-width' | 'contained';
  /** On a phone each of its widgets has a row of its own. */
  readonly isStacked?: boolean;
  readonly only?: OnlyOn;
  readonly widgets: readonly PlacedWidget[];
  /** In an editor's preview: what is hidden from shoppers. */
  readonly unreadable?: readonly UnreadableWidget[];
}
