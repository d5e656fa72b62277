/** The shop's markets, with the identifiers that follow from them. */
import { marketDefinitions as definitions } from '../definition/markets.ts';
import type { CurrencyCode } from './currencies.ts';
import type { LanguageId } from './languages.ts';
import type { MarketDefinition } from './shapes.ts';

type Definitions = typeof definitions;

/** All markets, including those that can only be chosen in the checkout. */
export type AnyMarketId = keyof Definitions;
/** Markets with a price list. */
export type MarketId = {
  [Id in AnyMarketId]: Definitions[Id] extends { readonly usesPricesOf: string } ? never : Id;
}[AnyMarketId];

export type Country = Definitions[AnyMarketId]['country'];
/** ISO 3166 alpha-2, of the markets that have a price list. */
export type CountryCode = Definitions[MarketId]['country']['code'];

export interface Market {
  readonly id: AnyMarketId;
  readonly country: Country;
  readonly currency: CurrencyCode;
  readonly languages: readonly LanguageId[];
  /** The market whose price list it uses: itself, or the market that it is part of. */
  readonly priceMarket: MarketId;
  /** Parts per thousand. */
  readonly vatRate: number;
  /** Whether it has no channel, so that shoppers choose it in the checkout. */
  readonly isOnlyInCheckout: boolean;
  /** Minor units including VAT from which delivery is free (spec section 9). */
  readonly freeShippingFrom: number;
  /** IANA name of its time zone. */
  readonly timeZone: string;
}

export const markets = Object.fromEntries(
  Object.entries<MarketDefinition>(definitions).map(([id, { usesPricesOf, ...definition }]) => [
    id,
    {
      ...definition,
      id,
      priceMarket: usesPricesOf ?? id,
      isOnlyInCheckout: usesPricesOf !== undefined,
    },
  ]),
) as Readonly<Record<AnyMarketId, Market>>;

export const marketIds = Object.values(markets).flatMap(({ id, priceMarket }) =>
  id === priceMarket ? [priceMarket] : [],
) as readonly MarketId[] as readonly [MarketId, ...MarketId[]];

export const allMarkets: readonly Market[] = Object.values(markets);
