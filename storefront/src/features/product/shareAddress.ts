/**
 * The address of a product that a shopper sends to somebody: the product's own, as search engines
 * know it, with or without what the shopper chose on its page.
 */
import type { ProductView } from './productView.ts';
import { sharedSizeKey } from './sharedSize.ts';

type SharedProduct = Pick<ProductView, 'href' | 'colour' | 'colours'>;

export interface Share {
  readonly product: SharedProduct;
  /** The name of the chosen size; undefined while none is chosen. */
  readonly size: string | undefined;
}

/** What may be left out; undefined for a product in one colour without a chosen size. */
export interface SharedChoice {
  readonly colour?: string;
  readonly size?: string;
}

/** The style's first colour is at its own address anyway: only another one is a choice. */
export function sharedChoice({ product, size }: Share): SharedChoice | undefined {
  const { colour, colours: [first] = [], href } = product;
  const isAnother = colour !== undefined && first !== undefined && first.href !== href;
  if (!isAnother && size === undefined) return undefined;
  return { ...(isAnother && { colour }), ...(size !== undefined && { size }) };
}

/**
 * Path of the address within its site. Each colour has its own; without the choice it is that of
 * the style's first colour.
 */
export function sharePath({ product, size }: Share, hasChoice: boolean): string {
  const own = product.href ?? '/';
  if (!hasChoice) return product.colours?.[0]?.href ?? own;
  return size === undefined
    ? own
    : `${own}?${new URLSearchParams({ [sharedSizeKey]: size }).toString()}`;
}

/** Addresses that open other programs with the message already written. */
export function shareLinks({
  title,
  address,
}: {
  readonly title: string;
  readonly address: string;
}): { readonly mail: string; readonly sms: string; readonly whatsApp: string } {
  const [subject, link, both] = [title, address, `${title} ${address}`].map(encodeURIComponent);
  return {
    mail: `mailto:?subject=${String(subject)}&body=${String(link)}`,
    // Both kinds of phones understand this form, though neither documents it.
    sms: `sms:?&body=${String(both)}`,
    whatsApp: `https://wa.me/?text=${String(both)}`,
  };
}
