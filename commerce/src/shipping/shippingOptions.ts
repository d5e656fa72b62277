/** How a parcel can travel in each market, what it costs and where it goes. */
import type { AnyMarketId } from '../markets/markets.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { isZipOf } from './zipRanges.ts';

export interface ShippingOption {
  readonly id: number;
  readonly key: 'pickup' | 'home' | 'express';
  /** Minor units including VAT. */
  readonly fee: number;
  /** Whether the market's free-shipping limit makes it free. */
  readonly isFreeAboveLimit: boolean;
  /** Weekdays until it arrives (spec section 1: 1–3). */
  readonly days: readonly [number, number];
}

const names: Readonly<Record<ShippingOption['key'], Readonly<Record<Locale, string>>>> = {
  pickup: { sv: 'Till ombud', nb: 'Til hentested', da: 'Til pakkeshop', fi: 'Noutopisteeseen' },
  home: { sv: 'Hem till dörren', nb: 'Hjem på døren', da: 'Hjem til døren', fi: 'Kotiovelle' },
  express: {
    sv: 'Express, vardagen efter att vi packat',
    nb: 'Ekspress, virkedagen etter at vi har pakket',
    da: 'Ekspres, hverdagen efter at vi har pakket',
    fi: 'Pikatoimitus, pakkaamista seuraavana arkipäivänä',
  },
};

export const shippingName = ({ key }: Pick<ShippingOption, 'key'>, locale: Locale): string =>
  names[key][locale];

function optionsOf([pickup, home, express]: readonly [number, number, number]): ShippingOption[] {
  return [
    { id: 1, key: 'pickup', fee: pickup, isFreeAboveLimit: true, days: [1, 3] },
    { id: 2, key: 'home', fee: home, isFreeAboveLimit: true, days: [1, 3] },
    { id: 3, key: 'express', fee: express, isFreeAboveLimit: false, days: [1, 1] },
  ];
}

const options: Readonly<Record<AnyMarketId, readonly ShippingOption[]>> = {
  se: optionsOf([4_900, 7_900, 14_900]),
  no: optionsOf([4_900, 8_900, 15_900]),
  dk: optionsOf([3_900, 5_900, 9_900]),
  fi: optionsOf([490, 790, 1_490]),
  ax: optionsOf([790, 990, 1_490]).filter(({ key }) => key !== 'express'),
};

/** Express reaches the capital regions only. */
const expressZips: Readonly<Record<AnyMarketId, RegExp>> = {
  se: /^1[0-9]/,
  no: /^0/,
  dk: /^[12]/,
  fi: /^0[0-2]/,
  ax: /^$/,
};

/** The digits of a postal code as shoppers type it: `123 45`, `SE-12345`. */
export const bareZip = (zip: string): string =>
  zip.replace(/^[a-zå]{1,2}[-\s]?/i, '').replaceAll(/[\s-]/g, '');

/**
 * The options that reach a postal code. One within the market's ranges is served even when no list knows it; without one,
 * all are shown, because the price must be known before the address is.
 */
export function shippingOptionsFor(
  market: AnyMarketId,
  zip: string | undefined,
): readonly ShippingOption[] {
  const all = options[market];
  if (zip === undefined || zip.trim() === '') return all.filter(({ key }) => key !== 'express');
  const bare = bareZip(zip);
  if (!isZipOf(market, bare)) return [];
  return all.filter(({ key }) => key !== 'express' || expressZips[market].test(bare));
}
