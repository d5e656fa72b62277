/**
 * What the campaigns of a cart take off its lines. They are applied in this order (docs/decisions,
 * "How campaigns stack"):
 *
 * 1. Offers by quantity that need no code, in the order of their ids: each piece is in one of them.
 * 2. Percentages that need no code, on the pieces that are in none: of each line the highest.
 * 3. The code, on what is left of its lines; one by quantity only on pieces that no offer has used.
 * 4. Fixed amounts, those without a code first: off the sum, never more than what is left of it.
 * 5. Free delivery.
 *
 * Amounts are whole minor units including VAT.
 */
import { splitAmount } from '@solvik/shop-rules';

export type OfferEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  /** Of every `take` pieces, dearest first, the cheapest above `pay` are free. */
  | { readonly kind: 'quantity'; readonly take: number; readonly pay: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'shipping' };

export interface CartOffer {
  readonly campaignId: number;
  readonly effect: OfferEffect;
  /** The products it applies to; undefined for all. */
  readonly productIds?: ReadonlySet<number>;
  /** The value of the goods, as the step before leaves them, from which it applies. */
  readonly minimumOrder: number;
  readonly needsCode: boolean;
}

export interface OfferedLine {
  readonly productId: number;
  readonly quantity: number;
  /** The price of one piece. */
  readonly price: number;
}

export interface AppliedCampaign {
  readonly campaignId: number;
  readonly discount: number;
}

export interface LineDiscounts {
  /** What campaigns take off this line. */
  readonly campaigns: readonly AppliedCampaign[];
  /** The line's part of the fixed amounts, which are not in its own price. */
  readonly fixed: number;
}

export interface AppliedOffers {
  readonly lines: readonly LineDiscounts[];
  /** Every campaign that applies, with what it takes off altogether; 0 for free delivery. */
  readonly campaigns: readonly AppliedCampaign[];
  readonly isShippingFree: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

interface LineState {
  readonly line: OfferedLine;
  left: number;
  /** Pieces that are in no offer without a code. */
  free: number;
  fixed: number;
  readonly campaigns: Map<number, number>;
}

const appliesTo = ({ productIds }: CartOffer, { line }: LineState): boolean =>
  productIds === undefined || productIds.has(line.productId);

function discountLine(state: LineState, campaignId: number, discount: number): void {
  if (discount === 0) return;
  state.left -= discount;
  state.campaigns.set(campaignId, (state.campaigns.get(campaignId) ?? 0) + discount);
}

/** Every full group of pieces, the dearest pieces first; what is left over is in none. */
function applyQuantity(states: readonly LineState[], offer: CartOffer, { take, pay }: QuantityOf) {
  const pieces = states
    .filter((state) => appliesTo(offer, state))
    .flatMap((state) => Array.from({ length: state.free }, () => state))
    .toSorted((a, b) => b.line.price - a.line.price);
  for (let from = 0; from + take <= pieces.length; from += take) {
    const group = pieces.slice(from, from + take);
    const prices = group.map(({ line }) => line.price);
    const shares = splitAmount(sum(prices.slice(pay)), prices);
    for (const [at, state] of group.entries()) {
      state.free -= 1;
      discountLine(state, offer.campaignId, shares[at] ?? 0);
    }
  }
}

type QuantityOf = Extract<OfferEffect, { kind: 'quantity' }>;

/** A percentage of what these lines' parts come to, rounded once. */
function applyPercent(
  parts: readonly { readonly state: LineState; readonly value: number }[],
  campaignId: number,
  percent: number,
): void {
  const values = parts.map(({ value }) => value);
  const shares = splitAmount(Math.round((sum(values) * percent) / 100), values);
  for (const [at, { state }] of parts.entries()) discountLine(state, campaignId, shares[at] ?? 0);
}

interface PercentOffer {
  readonly offer: CartOffer;
  readonly percent: number;
}

/** Each line by the highest percentage that applies to it, of pieces that no offer has used. */
function applyHighestPercents(states: readonly LineState[], offers: readonly PercentOffer[]): void {
  const highestFirst = offers.toSorted(
    (a, b) => b.percent - a.percent || a.offer.campaignId - b.offer.campaignId,
  );
  for (const { offer, percent } of highestFirst) {
    const parts = states
      .filter((state) => state.free > 0 && appliesTo(offer, state))
      .map((state) => ({ state, value: state.free * state.line.price }));
    applyPercent(parts, offer.campaignId, percent);
    for (const { state } of parts) state.free = 0;
  }
}

function applyAmount(states: readonly LineState[], offer: CartOffer, amount: number): number {
  const own = states.filter((state) => appliesTo(offer, state));
  const values = own.map(({ left, fixed }) => left - fixed);
  const discount = Math.min(amount, sum(values));
  for (const [at, share] of splitAmount(discount, values).entries()) {
    const state = own[at];
    if (state) state.fixed += share;
  }
  return discount;
}

/** @param lines those that can be bought; amounts and quantities are not negative */
export function applyOffers(
  lines: readonly OfferedLine[],
  offers: readonly CartOffer[],
): AppliedOffers {
  const states = lines.map((line): LineState => ({
    line,
    left: line.quantity * line.price,
    free: line.quantity,
    fixed: 0,
    campaigns: new Map(),
  }));
  const goods = () => sum(states.map(({ left, fixed }) => left - fixed));
  const byId = offers.toSorted((a, b) => a.campaignId - b.campaignId);
  const codes = byId.filter(({ needsCode }) => needsCode);
  const open = byId.filter(({ needsCode }) => !needsCode);
  /** Those that the value of the goods is enough for. */
  const reached = (some: readonly CartOffer[]) => {
    const value = goods();
    return some.filter(({ minimumOrder }) => value >= minimumOrder);
  };

  const automatic = reached(open);
  for (const offer of automatic)
    if (offer.effect.kind === 'quantity') applyQuantity(states, offer, offer.effect);
  applyHighestPercents(
    states,
    automatic.flatMap((offer) =>
      offer.effect.kind === 'percent' ? [{ offer, percent: offer.effect.percent }] : [],
    ),
  );

  const coded = reached(codes);
  for (const offer of coded)
    if (offer.effect.kind === 'quantity') applyQuantity(states, offer, offer.effect);
  for (const offer of coded) {
    if (offer.effect.kind !== 'percent') continue;
    const own = states.filter((state) => appliesTo(offer, state));
    const parts = own.map((state) => ({ state, value: state.left }));
    applyPercent(parts, offer.campaignId, offer.effect.percent);
  }

  const totals = new Map<number, number>();
  for (const { campaigns } of states)
    for (const [id, discount] of campaigns) totals.set(id, (totals.get(id) ?? 0) + discount);
  for (const offer of [...reached(open), ...coded]) {
    if (offer.effect.kind !== 'amount') continue;
    const discount = applyAmount(states, offer, offer.effect.amount);
    if (discount > 0) totals.set(offer.campaignId, discount);
  }

  const freeing = reached([...open, ...codes]).filter(
    (offer) => offer.effect.kind === 'shipping' && states.some((state) => appliesTo(offer, state)),
  );
  for (const { campaignId } of freeing) totals.set(campaignId, 0);
  return {
    lines: states.map(({ campaigns, fixed }) => ({
      campaigns: [...campaigns].map(([campaignId, discount]) => ({ campaignId, discount })),
      fixed,
    })),
    campaigns: [...totals].map(([campaignId, discount]) => ({ campaignId, discount })),
    isShippingFree: freeing.length > 0,
  };
}
