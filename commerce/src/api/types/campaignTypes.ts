/** Campaigns in the Data API. */
import { toDecimal } from '@solvik/shop-rules';
import { writeAddress } from '@solvik/addresses';
import type { CampaignRow } from '../../campaigns/campaignRow.ts';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';

export interface CampaignView {
  readonly reader: CatalogueReader;
  readonly row: CampaignRow;
}

export const campaignPath = ({ row, reader }: CampaignView) =>
  writeAddress('discountCampaign', reader.scope.locale, {
    campaign: localise(row.alias, reader.scope.locale) ?? String(row.campaignId),
  });

interface CampaignAction {
  readonly action: 'PERCENTAGE' | 'QUANTITY' | 'FIXED_AMOUNT' | 'FREE_SHIPPING';
  /** Per cent, `3/2` for three pieces at the price of two, or an amount in the market's currency. */
  readonly value?: string;
}

function actionOf({ row: { offer, percent }, reader }: CampaignView): CampaignAction | undefined {
  switch (offer?.kind) {
    case undefined:
      return percent === null ? undefined : { action: 'PERCENTAGE', value: String(percent) };
    case 'percent':
      return { action: 'PERCENTAGE', value: String(offer.percent) };
    case 'quantity':
      return { action: 'QUANTITY', value: `${offer.take}/${offer.pay}` };
    case 'amount': {
      const amount = offer.amounts[reader.scope.market.priceMarket];
      return {
        action: 'FIXED_AMOUNT',
        ...(amount !== undefined && { value: String(toDecimal(amount)) }),
      };
    }
    case 'shipping':
      return { action: 'FREE_SHIPPING' };
  }
}

export const CampaignRuleType = builder.objectRef<CampaignView>('CampaignRuleType').implement({
  fields: (t) => ({
    campaignId: t.string({ nullable: false, resolve: ({ row }) => String(row.campaignId) }),
    name: t.string({ resolve: ({ row, reader }) => localise(row.name, reader.scope.locale) }),
    ruleType: t.string({
      resolve: ({ row: { promoCode, offer } }) => {
        if (promoCode !== null) return 'PROMO_CODE';
        return offer === null ? 'PRICE_CAMPAIGN' : 'CART_CAMPAIGN';
      },
    }),
    category: t.string({ resolve: ({ row }) => (row.productCount > 0 ? 'PRODUCT' : 'CART') }),
    action: t.string({ resolve: (view) => actionOf(view)?.action }),
    actionValue: t.string({ resolve: (view) => actionOf(view)?.value }),
    canonicalUrl: t.string({ resolve: campaignPath }),
    hideTitle: t.boolean({ resolve: ({ row }) => row.hideTitle }),
  }),
});
