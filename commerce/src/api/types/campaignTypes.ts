/** Campaigns in the Data API. */
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

export const CampaignRuleType = builder.objectRef<CampaignView>('CampaignRuleType').implement({
  fields: (t) => ({
    campaignId: t.string({ nullable: false, resolve: ({ row }) => String(row.campaignId) }),
    name: t.string({ resolve: ({ row, reader }) => localise(row.name, reader.scope.locale) }),
    ruleType: t.string({
      resolve: ({ row }) => (row.promoCode === null ? 'PRICE_CAMPAIGN' : 'PROMO_CODE'),
    }),
    category: t.string({ resolve: ({ row }) => (row.productCount > 0 ? 'PRODUCT' : 'CART') }),
    action: t.string({ resolve: ({ row }) => (row.percent === null ? null : 'PERCENTAGE') }),
    actionValue: t.string({
      resolve: ({ row }) => (row.percent === null ? null : String(row.percent)),
    }),
    canonicalUrl: t.string({ resolve: campaignPath }),
    hideTitle: t.boolean({ resolve: ({ row }) => row.hideTitle }),
  }),
});
