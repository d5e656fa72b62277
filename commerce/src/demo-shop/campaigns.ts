import { foldAlias } from '@solvik/addresses';
import type { CampaignDraft, Locale, Localised, MarketId } from '../catalogue/catalogueDraft.ts';
import { locales } from '../catalogue/catalogueDraft.ts';
import { isUnder } from './categories.ts';
import type { ContentWords } from './content/contentWords.ts';
import { markets } from '../markets/markets.ts';
import { contentWords } from './content/contentWordsByLocale.ts';
import { weekendEnds, withOffset } from './content/weekendEnds.ts';
import type { PlannedProduct } from './planShop.ts';
import { priceCampaigns } from './planShop.ts';
import { marketIds } from './prices.ts';

const day = 86_400_000;
const marketOf: Readonly<Record<Locale, MarketId>> = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' };

const said = (say: (words: ContentWords) => string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, say(contentWords[locale])]));
const folded = (names: Localised): Localised =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, foldAlias(name)]));

interface Code {
  readonly key: keyof ContentWords['codes'];
  readonly percent: number;
  /** Empty for a code that counts on everything. */
  readonly productKeys: readonly string[];
  readonly minimum?: Readonly<Record<MarketId, number>>;
  /** The wall clock of each market, until and with this minute. */
  readonly until?: string;
}

/** A code has another word in most markets: STICKAT20, STRIKK20, STRIK20, NEULE20. */
function codeIn(
  locale: Locale,
  from: string,
  { key, percent, productKeys, minimum, until }: Code,
): CampaignDraft {
  const market = marketOf[locale];
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
    ...(minimum && { minimumOrder: { [market]: minimum[market] } }),
  };
}

/** Markets that share a word share its campaign: a code is one thing wherever it is typed. */
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

/** Price campaigns that are already in the prices, and codes to type in the cart. */
export function demoCampaigns(products: readonly PlannedProduct[], now: Date): CampaignDraft[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day).toISOString();
  const knitwear = products.filter(
    ({ category, preloved }) =>
      !preloved && (isUnder(category, 'women-knitwear') || isUnder(category, 'men-knitwear')),
  );
  const price = priceCampaigns.map(({ key, percent, daysAgo }): CampaignDraft => {
    const name = said(({ campaigns }) => campaigns[key].name);
    return {
      key,
      name,
      percent,
      alias: folded(name),
      description: said(({ campaigns }) => campaigns[key].description),
      from: at(daysAgo),
      productKeys: products
        .filter(({ campaign }) => campaign === key)
        .map((product) => product.key),
      markets: marketIds,
    };
  });
  const codes: readonly Code[] = [
    { key: 'knit', percent: 20, productKeys: knitwear.map(({ key }) => key) },
    { key: 'winter', percent: 10, productKeys: [] },
    {
      key: 'weekend',
      percent: 15,
      productKeys: [],
      minimum: { se: 150_000, no: 150_000, dk: 110_000, fi: 15_000 },
      until: weekendEnds(now),
    },
  ];
  return [
    ...price,
    ...mergeByCode(locales.flatMap((locale) => codes.map((code) => codeIn(locale, at(30), code)))),
  ];
}
