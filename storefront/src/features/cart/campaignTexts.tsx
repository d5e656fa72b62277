import type { LineNoteText, LineOffer } from '@solvik/design-system';
import type { Text } from '../../languages/createText.ts';
import type { Services } from '../../page/services.ts';
import { formatWithAndWithoutVat } from '../market/formatMoney.ts';
import { WithAndWithoutVat } from '../market/WithAndWithoutVat.tsx';
import {
  type CampaignSum,
  type CartCampaign,
  isQuantityOffer,
  type LineOfferRun,
} from './cartDiscounts.ts';
import type { SumWithAndWithoutVat } from './cartSums.ts';

type Context = Pick<Services, 'text' | 'site'>;

const withCode = (name: string, promoCode: string | null | undefined): string =>
  promoCode ? `${name} (${promoCode})` : name;

/** A campaign whose title is hidden is a discount. */
const campaignName = ({ name, hideTitle }: CartCampaign, text: Text): string =>
  (!hideTitle && name) || text('cart.discount');

/** The names of the campaigns of one sum, a code's with the code; without any it is the code's. */
export function campaignsLabel(
  campaigns: readonly CartCampaign[],
  promoCode: string | null | undefined,
  text: Text,
): string {
  if (campaigns.length === 0) return withCode(text('cart.discount'), promoCode);
  const names = campaigns.map((campaign) =>
    withCode(
      campaignName(campaign, text),
      campaign.ruleType === 'PROMO_CODE' ? promoCode : undefined,
    ),
  );
  return [...new Set(names)].join(' + ');
}

/** What is taken off, with the minus. */
export const formatDiscount = ({ incVat, exVat }: SumWithAndWithoutVat, { site }: Context) =>
  formatWithAndWithoutVat({ incVat: -incVat, exVat: -exVat }, site.currency);

/** What is above the first line of an offer on several pieces. */
export function offerHead(
  { campaign, head }: LineOfferRun,
  context: Context,
): LineOffer | undefined {
  if (!head) return undefined;
  const [take = 0, pay = 0] = (campaign.actionValue ?? '').split('/').map(Number);
  return {
    title: campaignName(campaign, context.text),
    amount: head.discount && formatDiscount(head.discount, context),
    about: take > pay ? context.text('cart.quantityOffer', { take, free: take - pay }) : undefined,
  };
}

/** What campaigns take off a line. */
export function lineDiscountNotes(
  sum: CampaignSum | undefined,
  promoCode: string | null | undefined,
  context: Context,
): readonly LineNoteText[] {
  if (!sum) return [];
  const label = campaignsLabel(sum.campaigns, promoCode, context.text);
  const { incVat, exVat } = formatDiscount(sum.discount, context);
  const words = <WithAndWithoutVat incVat={`${label}, ${incVat}`} exVat={`${label}, ${exVat}`} />;
  return [{ id: 'discount', words }];
}

/** Whether the head of an offer has all that is taken off its line. */
export const isOfferAlone = ({ campaigns }: CampaignSum): boolean =>
  campaigns.length === 1 && campaigns.every(isQuantityOffer);
