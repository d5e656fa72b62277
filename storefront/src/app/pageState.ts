import type { DehydratedState } from '@tanstack/react-query';
import type { PlacedSite } from '../features/market/sites.ts';
import type { PreviewState } from '../features/content/previewState.ts';

/** What the server hands the browser with a page, as JSON: enough to render the same again without asking. */
export interface PageState {
  readonly site: PlacedSite;
  readonly sites: readonly PlacedSite[];
  readonly queries: DehydratedState;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Set when the page is an error page. */
  readonly errors?: { readonly status: number } | undefined;
  readonly preview?: PreviewState;
  /** The server's clock when the page was made, so that dates read the same on both sides. ISO 8601. */
  readonly now: string;
}
