/** The addresses of one language: `languages/<locale>.ts` exports them as `language`. */
import type { TranslatedRoute } from '../routeTable.ts';

export interface LanguageAddresses {
  /** A pattern for each route that is translated. */
  readonly routes: Readonly<Record<TranslatedRoute, string>>;
  readonly shopPages: ShopPages;
}

/** Aliases of the content pages that the shop's pages and mails link to. */
interface ShopPages {
  readonly terms: string;
  readonly privacy: string;
  readonly delivery: string;
  readonly returns: string;
  readonly sizeGuide: string;
}
