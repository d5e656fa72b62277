/** A parsed row of a merchant's file: every field is valid or absent. */
import type { Localised, MarketId } from '@solvik/shop';
import type { Gender } from '../fields/gender.ts';
import type { Role, TextField } from '../formats/rawItem.ts';

export interface ItemPrice {
  /** Minor units including VAT. */
  readonly regular: number;
  readonly selling: number;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | 'always';

export interface MerchantItem {
  readonly line: number;
  readonly role: Role;
  /** The merchant's id; a style's or picture's row may have none. */
  readonly id: string;
  /** Groups sizes and colours; undefined for a row without a style. */
  readonly style: string | undefined;
  readonly articleNumber: string | undefined;
  readonly texts: Readonly<Record<TextField, Localised>>;
  readonly brand: string | undefined;
  /** The merchant's categories, as written. */
  readonly categories: readonly string[];
  readonly googleCategory: string | undefined;
  readonly gender: Gender | undefined;
  readonly colour: string | undefined;
  readonly size: string | undefined;
  readonly material: string | undefined;
  readonly pattern: string | undefined;
  readonly isUsed: boolean;
  /** The article number of the new product that a used one is a piece of. */
  readonly twin: string | undefined;
  readonly gtin: string | undefined;
  /** Grams. */
  readonly weight: number | undefined;
  /** Undefined when the row has no price at all. */
  readonly prices: Partial<Record<MarketId, ItemPrice>> | undefined;
  readonly stock: number | undefined;
  readonly availability: Availability | undefined;
  /** ISO instants. */
  readonly availableFrom: string | undefined;
  readonly firstAvailable: string | undefined;
  /** Addresses or file names. */
  readonly pictures: readonly string[];
}
