import { isEmail as isAddress } from '@solvik/shop-rules';

/** Whether what was typed can be an e-mail address, as the shop will read it: space around it is no fault. */
export const isEmail = (text: string): boolean => isAddress(text.trim());
