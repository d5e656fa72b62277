/** Products as callers name them: by number, or by the ticket of a response. */

const maxKeys = 100;

/** Whole numbers of keys joined by `|`; the first hundred. */
export const keysOf = (text: string): readonly number[] =>
  text
    .split('|')
    .filter((key) => /^\d{1,9}$/.test(key))
    .slice(0, maxKeys)
    .map(Number);

export interface TicketSource {
  readonly market: string;
  readonly productId: number;
  /** Its query, or an algorithm. */
  readonly list: string;
  /** From 0. */
  readonly position: number;
}

export const ticketOf = ({ market, productId, list, position }: TicketSource): string =>
  [market, productId, list, position].join('|');

/** Undefined for what is not a ticket of ours. */
export function productOfTicket(ticket: string): number | undefined {
  const [, key] = /^[a-z]{2}\|(\d{1,9})\|[\w-]{1,40}\|\d{1,6}$/.exec(ticket) ?? [];
  return key === undefined ? undefined : Number(key);
}
