import type { BrokenCard, WidgetText } from '@solvik/widgets';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DataApi } from '../data-api/createDataApi.ts';
import type { LinkedSite, LocatedSite } from './sites.ts';
import type { SearchTransport } from '../search-api/searchTransport.ts';
import type { PreviewState } from './previewState.ts';
import type { Text } from '../languages/createText.ts';

/**
 * What a page is rendered with: its site, its source of data and its texts. Created per request on
 * the server.
 */
export interface Services {
  readonly site: LocatedSite;
  readonly dataApi: DataApi;
  /** On the server: how the search is called. A browser calls it over HTTP. */
  readonly searchTransport?: SearchTransport | undefined;
  readonly queryClient: QueryClient;
  readonly text: Text;
  /** The widgets' own texts. */
  readonly widgetText: WidgetText;
  /** The other sites, for links to them. */
  readonly sites: readonly LinkedSite[];
  /** The clock, so that a page can be rendered as of any time. */
  readonly now: () => Date;
  /** Receives errors that the page survives. */
  readonly report?: (error: Error) => void;
  /** Set on an editor's preview, which shows drafts and marks widgets for selection. */
  readonly preview?: PreviewState;
  /** For an editor: replaces a widget that cannot be shown. */
  readonly brokenCard?: BrokenCard;
  /**
   * The visitor, for personal pages on the server; in the browser personal data loads after the
   * page.
   */
  readonly visitor?: { readonly cookies: Readonly<Record<string, string>> };
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('This part of the shop needs ServicesProvider above it.');
  return services;
}

export const useText = (): Text => useServices().text;
