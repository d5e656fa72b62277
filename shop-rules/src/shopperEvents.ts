/** What is counted of shoppers' visits (spec section 4, Analytics). */
export const shopperEventTypes = [
  'page:impression',
  'product:impression',
  'product:click',
  'product:detail',
  'cart:add',
  'cart:remove',
  'checkout:impression',
  'checkout:email',
  'checkout:purchase',
  'favorite:add',
] as const;

export type ShopperEventType = (typeof shopperEventTypes)[number];

export const isShopperEventType = (type: unknown): type is ShopperEventType =>
  shopperEventTypes.some((known) => known === type);
