import type { ConsentCategory } from '../../device/consent.ts';
import type { EventName } from '../../interface/shopperEvents.ts';

/** Where an event goes, and the consent each needs. */
export type Receiver = 'statistics' | 'recommendations';

export const gates: Readonly<Record<Receiver, ConsentCategory>> = {
  statistics: 'statistics',
  recommendations: 'personal',
};

/** The receivers of each event (spec section 4, Analytics; contracts.md, Notifications). */
export const receivers: Readonly<Record<EventName, readonly Receiver[]>> = {
  'page:impression': ['statistics'],
  'product:impression': ['statistics'],
  'product:click': ['statistics', 'recommendations'],
  'product:detail': ['statistics', 'recommendations'],
  'cart:add': ['statistics', 'recommendations'],
  'cart:remove': ['statistics'],
  'checkout:impression': ['statistics'],
  'checkout:email': ['statistics'],
  'checkout:purchase': ['statistics'],
  'favorite:add': ['statistics', 'recommendations'],
  'favorite:remove': ['recommendations'],
};
