import { splitAmount, toDecimal, toMinor } from '@solvik/shop-rules';
import { present } from '../../data-api/present.ts';
import { type Cart, type CartLine, linesOf } from './cart.ts';
import { lineDiscount, type SumWithAndWithoutVat } from './cartSums.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

export type CartCampaign = NonNullable<NonNullable<Cart['appliedCampaigns']>[number]>;

/** What the same campaigns take off together; in whole units. */
export interface CampaignSum {
  readonly id: string;
  readonly campaigns: readonly CartCampaign[];
  readonly discount: SumWithAndWithoutVat;
}

export interface CartDiscounts {
  /** Of each line, in their order; undefined where nothing is taken off. */
  readonly lines: readonly (CampaignSum | undefined)[];
  /** Of the cart, as its summary lists them: they add up to its discount. */
  readonly rows: readonly CampaignSum[];
}

/** A campaign whose pieces make a group: three for the price of two. */
export const isQuantityOffer = ({ action }: CartCampaign): boolean => action === 'QUANTITY';

const sumOf = (some: readonly CampaignSum[]): SumWithAndWithoutVat => {
  const add = (part: keyof SumWithAndWithoutVat) =>
    toDecimal(some.reduce((sum, { discount }) => sum + toMinor(discount[part]), 0));
  return { incVat: add('incVat'), exVat: add('exVat') };
};

/**
 * A line has one discount, whichever campaigns it is from: lines with the same campaigns are
 * added up. Fixed amounts are off the whole cart.
 */
export function cartDiscounts(cart: Cart): CartDiscounts {
  const lines = linesOf(cart);
  const applied = present(cart.appliedCampaigns);
  const fixed = cart.summary?.fixedAmountDiscountIncVat ?? 0;
  const amounts = [...lines.map((line) => lineDiscount(line)), fixed];
  const withoutVat = splitAmount(
    toMinor(cartWithoutVat(cart).discount),
    amounts.map((amount) => toMinor(amount)),
  );
  const sumAt = (at: number, campaigns: readonly CartCampaign[]): CampaignSum | undefined => {
    const incVat = amounts[at] ?? 0;
    if (incVat === 0) return undefined;
    const id = campaigns.map(({ campaignId }) => campaignId).join(' ');
    return { id, campaigns, discount: { incVat, exVat: toDecimal(withoutVat[at] ?? 0) } };
  };
  const campaignsOf = ({ campaign }: CartLine) => {
    const own = new Set(present(campaign?.appliedCampaigns).map(({ campaignId }) => campaignId));
    return applied.filter(({ campaignId }) => own.has(campaignId));
  };
  const ofLines = lines.map((line, at) => sumAt(at, campaignsOf(line)));
  const ofCart = sumAt(
    lines.length,
    applied.filter(({ action }) => action === 'FIXED_AMOUNT'),
  );
  const byId = Map.groupBy(
    [...ofLines, ofCart].filter((each) => each !== undefined),
    ({ id }) => id,
  );
  const rows = [...byId].flatMap(([id, [first, ...others]]) =>
    first ? [{ id, campaigns: first.campaigns, discount: sumOf([first, ...others]) }] : [],
  );
  return { lines: ofLines, rows };
}

export interface LineOfferRun {
  readonly campaign: CartCampaign;
  /** On the first of adjacent lines alone. */
  readonly head?: {
    /** Undefined where a line has a discount from another campaign too. */
    readonly discount?: SumWithAndWithoutVat;
  };
}

/**
 * The offer on several pieces that each line is in. Lines keep their order, since one that is
 * moved while its quantity is changed would leave the pointer: every run of adjacent lines has a
 * head of its own.
 */
export function lineOffers({ lines }: CartDiscounts): readonly (LineOfferRun | undefined)[] {
  const offerAt = (at: number) => lines[at]?.campaigns.find(isQuantityOffer);
  return lines.map((_, at) => {
    const campaign = offerAt(at);
    if (!campaign) return undefined;
    const isSame = (other: number) => offerAt(other)?.campaignId === campaign.campaignId;
    if (isSame(at - 1)) return { campaign };
    const after = lines.slice(at).findIndex((__, offset) => !isSame(at + offset));
    const run = lines.slice(at, after === -1 ? undefined : at + after);
    const sums = run.filter((each) => each !== undefined);
    const isAlone = sums.every(({ campaigns }) => campaigns.length === 1);
    return { campaign, head: isAlone ? { discount: sumOf(sums) } : {} };
  });
}
