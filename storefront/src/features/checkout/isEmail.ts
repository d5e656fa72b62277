import { isEmail as isAddress } from '@solvik/shop-rules';

/**
 * Whether the input can be an e-mail address, as the server parses it: surrounding space is
 * accepted.
 */
export const isEmail = (text: string): boolean => isAddress(text.trim());
