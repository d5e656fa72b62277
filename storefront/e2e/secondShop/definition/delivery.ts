import type { InEachLanguage } from '../src/languages.ts';
import type { AnyMarketId } from '../src/markets.ts';
import type { DeliveryDefinition, MarketDelivery } from '../src/shapes.ts';

export const maxPerLine = 20;

export const deliveryNames = {
  pickup: { nb: 'Til hentested', fi: 'Noutopisteeseen' },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

export type Delivery = DeliveryDefinition<keyof typeof deliveryNames>;

const pickup = (fee: number): Delivery => ({
  id: 1,
  key: 'pickup',
  fee,
  isFreeAboveLimit: true,
  days: [2, 4],
});

export const deliveries: Readonly<Record<AnyMarketId, MarketDelivery<keyof typeof deliveryNames>>> =
  {
    no: { options: [pickup(6_900)], packsUntil: 13, zips: ['0001', '9991'] },
    fi: { options: [pickup(690)], packsUntil: 13, zips: ['00001', '99999'] },
  };
