/** The shop's name as shoppers read it; the wordmark is this name in the display face. */
export const shopName = 'Solvik';

/** Addresses with the shop's name, the same in every language. */
export const memberPath = '/solvik-member';
export const stylePath = '/solvik-style';
