import type { RouteName } from '@solvik/addresses';
import type { LinkedSite, PlacedSite } from '../features/market/sites.ts';
import type { PreviewState } from '../features/content/previewState.ts';
import type { PageQueries } from './pageQueries.ts';

/** What the server hands the browser with a page, as JSON: enough to render the same again without asking. */
export interface PageState {
  readonly site: PlacedSite;
  /** All fronts, for links to them. */
  readonly sites: readonly LinkedSite[];
  readonly queries: PageQueries;
  /** The screen, and what its loader made of the address; absent where there is no page. */
  readonly page?: { readonly name: RouteName; readonly criteria: unknown };
  /** Set when the page is an error page; its layout's menus may be what failed. */
  readonly error?: { readonly status: number; readonly isOfLayout?: boolean };
  readonly preview?: PreviewState;
  /** The server's clock when the page was made, so that dates read the same on both sides. ISO 8601. */
  readonly now: string;
}
