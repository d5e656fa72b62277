import type { RouteName } from '@solvik/addresses';
import type { LinkedSite, LocatedSite } from '../page/sites.ts';
import type { PreviewState } from '../page/previewState.ts';
import type { PageQueries } from './pageQueries.ts';

/**
 * A page's state from the server to the browser, as JSON: enough to render the same again without
 * a request.
 */
export interface PageState {
  readonly site: LocatedSite;
  /** All sites, for links to them. */
  readonly sites: readonly LinkedSite[];
  readonly queries: PageQueries;
  /** The screen, and its loader's criteria; absent if there is no page. */
  readonly page?: { readonly name: RouteName; readonly criteria: unknown };
  /** Set if the page is an error page; the failure may be its layout's menus. */
  readonly error?: { readonly status: number; readonly isLayoutError?: boolean };
  readonly preview?: PreviewState;
  /** The server's clock at rendering, so that both sides format the same dates. ISO 8601. */
  readonly now: string;
}
