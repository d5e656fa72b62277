/** Campaigns as the Data API names them. */
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
  writeAddress('discountCampaign', reader.place.locale, {
    campaign: localise(row.alias, reader.place.locale) ?? String(row.campaign_id),
  });

export const CampaignRuleType = builder.objectRef<CampaignView>('CampaignRuleType').implement({
  fields: (t) => ({
    campaignId: t.string({ nullable: false, resolve: ({ row }) => String(row.campaign_id) }),
    name: t.string({ resolve: ({ row, reader }) => localise(row.name, reader.place.locale) }),
    ruleType: t.string({
      resolve: ({ row }) => (row.promo_code === null ? 'PRICE_CAMPAIGN' : 'PROMO_CODE'),
    }),
    category: t.string({ resolve: ({ row }) => (row.product_count > 0 ? 'PRODUCT' : 'CART') }),
    action: t.string({ resolve: ({ row }) => (row.percent === null ? null : 'PERCENTAGE') }),
    actionValue: t.string({
      resolve: ({ row }) => (row.percent === null ? null : String(row.percent)),
    }),
    canonicalUrl: t.string({ resolve: campaignPath }),
    hideTitle: t.boolean({ resolve: ({ row }) => row.hide_title }),
  }),
});
