/** The delivery options of each market with their fees, and the postal codes of each market. */
import type { InEachLanguage } from '../src/languages.ts';
import type { AnyMarketId } from '../src/markets.ts';
import type { DeliveryDefinition, MarketDelivery } from '../src/shapes.ts';

/** The largest quantity of one SKU in a cart. */
export const maxPerLine = 99;

export const deliveryNames = {
  pickup: { sv: 'Till ombud', nb: 'Til hentested', da: 'Til pakkeshop', fi: 'Noutopisteeseen' },
  home: { sv: 'Hem till dörren', nb: 'Hjem på døren', da: 'Hjem til døren', fi: 'Kotiovelle' },
  express: {
    sv: 'Express, vardagen efter att vi packat',
    nb: 'Ekspress, virkedagen etter at vi har pakket',
    da: 'Ekspres, hverdagen efter at vi har pakket',
    fi: 'Pikatoimitus, pakkaamista seuraavana arkipäivänä',
  },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

/** One of the delivery options above. */
export type Delivery = DeliveryDefinition<keyof typeof deliveryNames>;

const pickup = (fee: number): Delivery => ({
  id: 1,
  key: 'pickup',
  fee,
  isFreeAboveLimit: true,
  days: [1, 3],
});
const home = (fee: number): Delivery => ({ ...pickup(fee), id: 2, key: 'home' });
/** Only to the capital regions. */
const express = (fee: number, onlyTo: RegExp): Delivery => ({
  id: 3,
  key: 'express',
  fee,
  isFreeAboveLimit: false,
  days: [1, 1],
  onlyTo,
});

export const deliveries: Readonly<Record<AnyMarketId, MarketDelivery<keyof typeof deliveryNames>>> =
  {
    se: {
      options: [pickup(4_900), home(7_900), express(14_900, /^1[0-9]/)],
      packsUntil: 14,
      zips: ['10000', '98699'],
    },
    no: {
      options: [pickup(4_900), home(8_900), express(15_900, /^0/)],
      packsUntil: 12,
      zips: ['0001', '9991'],
      // Jan Mayen; Svalbard and Bjørnøya: outside Norway's VAT.
      exceptZips: [
        ['8099', '8099'],
        ['9170', '9179'],
      ],
    },
    dk: {
      options: [pickup(3_900), home(5_900), express(9_900, /^[12]/)],
      packsUntil: 14,
      zips: ['0555', '9990'],
      // Greenland: outside Denmark's VAT, as the Faroe Islands, whose codes have three digits.
      exceptZips: [['3900', '3999']],
    },
    fi: {
      options: [pickup(490), home(790), express(1_490, /^0[0-2]/)],
      packsUntil: 12,
      zips: ['00001', '99999'],
      // Åland, a market of its own.
      exceptZips: [['22000', '22999']],
    },
    ax: { options: [pickup(790), home(990)], packsUntil: 12, zips: ['22000', '22999'] },
  };
