import { channelOf, type DemoLocale, demoLocales } from './demoLocales.ts';
import { channels, type Localised, marketIds, markets } from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import type { CampaignDraft } from '@solvik/commerce';
import { isUnder } from './categories.ts';
import type { ContentWords } from './content/contentWords.ts';
import { contentWords } from './content/contentWordsByLocale.ts';
import { weekendEnds, withOffset } from './content/weekendEnds.ts';
import { type PlannedProduct, priceCampaigns } from './planShop.ts';

const day = 86_400_000;

const localisedText = (textOf: (words: ContentWords) => string): Localised =>
  Object.fromEntries(demoLocales.map((locale) => [locale, textOf(contentWords[locale])]));
const folded = (names: Localised): Localised =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, foldAlias(name)]));

interface Code {
  readonly key: keyof ContentWords['codes'];
  readonly percent: number;
  /** Empty for a code that applies to every product. */
  readonly productKeys: readonly string[];
  /** Minor units by currency. */
  readonly minimum?: Readonly<Record<string, number>>;
  /** Local time of each market; this minute is included. */
  readonly until?: string;
}

/** Most markets have their own code: STICKAT20, STRIKK20, STRIK20, NEULE20. */
function codeIn(
  locale: DemoLocale,
  from: string,
  { key, percent, productKeys, minimum, until }: Code,
): CampaignDraft {
  const market = channels[channelOf(locale)].defaultMarket;
  const least = minimum?.[markets[market].currency];
  const { name, code } = contentWords[locale].codes[key];
  return {
    key: `code-${code.toLowerCase()}`,
    name: { [locale]: name },
    alias: { [locale]: foldAlias(code) },
    from,
    percent,
    productKeys,
    promoCode: code,
    markets: [market],
    ...(until && { to: new Date(withOffset(until, markets[market].timeZone)).toISOString() }),
    ...(least && { minimumOrder: { [market]: least } }),
  };
}

/** Markets with the same code share one campaign, because a code is unique across markets. */
function mergeByCode(campaigns: readonly CampaignDraft[]): CampaignDraft[] {
  const merged = new Map<string, CampaignDraft>();
  for (const campaign of campaigns) {
    const before = merged.get(campaign.key);
    merged.set(
      campaign.key,
      before
        ? {
            ...before,
            name: { ...before.name, ...campaign.name },
            alias: { ...before.alias, ...campaign.alias },
            markets: [...before.markets, ...campaign.markets],
            minimumOrder: { ...before.minimumOrder, ...campaign.minimumOrder },
          }
        : campaign,
    );
  }
  return [...merged.values()];
}

/** Price campaigns, which the prices already include, an offer on the cart, and codes for it. */
export function demoCampaigns(products: readonly PlannedProduct[], now: Date): CampaignDraft[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day).toISOString();
  const knitwear = products.filter(
    ({ category, preloved }) =>
      !preloved && (isUnder(category, 'women-knitwear') || isUnder(category, 'men-knitwear')),
  );
  const price = priceCampaigns.map(({ key, percent, daysAgo }): CampaignDraft => {
    const name = localisedText(({ campaigns }) => campaigns[key].name);
    return {
      key,
      name,
      percent,
      alias: folded(name),
      description: localisedText(({ campaigns }) => campaigns[key].description),
      from: at(daysAgo),
      productKeys: products
        .filter(({ campaign }) => campaign === key)
        .map((product) => product.key),
      markets: marketIds,
    };
  });
  const offerName = localisedText(({ accessoryOffer }) => accessoryOffer.name);
  const threeForTwo: CampaignDraft = {
    key: 'accessories-three-for-two',
    name: offerName,
    alias: folded(offerName),
    description: localisedText(({ accessoryOffer }) => accessoryOffer.description),
    from: at(10),
    productKeys: products
      .filter(({ category, preloved }) => !preloved && isUnder(category, 'accessories'))
      .map(({ key }) => key),
    offer: { kind: 'quantity', take: 3, pay: 2 },
    markets: marketIds,
  };
  const codes: readonly Code[] = [
    { key: 'knit', percent: 20, productKeys: knitwear.map(({ key }) => key) },
    { key: 'winter', percent: 10, productKeys: [] },
    {
      key: 'weekend',
      percent: 15,
      productKeys: [],
      minimum: { SEK: 150_000, NOK: 150_000, DKK: 110_000, EUR: 15_000 },
      until: weekendEnds(now),
    },
  ];
  return [
    ...price,
    threeForTwo,
    ...mergeByCode(
      demoLocales.flatMap((locale) => codes.map((code) => codeIn(locale, at(30), code))),
    ),
  ];
}
