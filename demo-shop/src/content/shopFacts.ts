/**
 * Fills the shop's facts into content texts, `{shop}` or `{freeShipping}`, so that they follow the
 * shop's definition.
 */
import { channels, deliveries, markets, sellers, shopName } from '@solvik/shop';
import { formatWhole, toDecimal } from '@solvik/shop-rules';
import { channelOf, type DemoLocale } from '../demoLocales.ts';

/** An amount as running text writes it, in the currency of the language's market. */
function written(minor: number, locale: DemoLocale): string {
  const { currency } = markets[channels[channelOf(locale)].defaultMarket];
  return formatWhole(toDecimal(minor), currency);
}

/** The value of each fact in a language. Delivery fees are those of the channel's market. */
export function shopFacts(locale: DemoLocale): Readonly<Record<string, string>> {
  const channel = channelOf(locale);
  const { name, returnFee, ...seller } = sellers[channel];
  const market = channels[channel].defaultMarket;
  const fees = deliveries[market].options.map(
    ({ key, fee }) => [`${key}Fee`, written(fee, locale)] as const,
  );
  const { freeShippingFrom } = markets[market];
  return {
    ...seller,
    ...Object.fromEntries(fees),
    shop: shopName,
    company: name,
    returnFee: written(returnFee, locale),
    packsUntil: String(deliveries[market].packsUntil),
    freeShipping: written(freeShippingFrom, locale),
    freeShippingFigure: String(toDecimal(freeShippingFrom)),
  };
}

function fillText(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`A text names {${name}}, which the shop does not have.`);
    return fact;
  });
}

/** Whether a list entry describes a delivery option that the shop does not offer. */
const isNotOffered = (row: unknown, facts: Readonly<Record<string, string>>): boolean =>
  typeof row === 'string' &&
  [...row.matchAll(/\{(\w+Fee)\}/g)].some(([, name = '']) => facts[name] === undefined);

/**
 * Texts with the shop's facts filled in, without list entries about delivery options that it does
 * not offer.
 * @throws Error naming an unknown fact
 */
export function fillFacts(words: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof words === 'string') return fillText(words, facts);
  if (Array.isArray(words))
    return words
      .filter((row) => !isNotOffered(row, facts))
      .map((row: unknown) => fillFacts(row, facts));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, fillFacts(value, facts)]),
  );
}
