/** The key of the quick shop's part of an address's hash (panelHash.ts). */
export const quickShopKey = 'quick-shop';
