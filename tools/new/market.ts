/**
 * Creates a market: its row, its deliveries, its currency if the shop lacks it, its name for
 * editors.
 */
import type { Draft } from './draft.ts';
import {
  countryName,
  currencyName,
  currencyWriting,
  languageOfCountry,
  timeZoneOfCountry,
} from './intlNames.ts';
import type { Kind } from './kind.ts';
import { refuseUnless } from './refusal.ts';
import { addRow, quoted, rowsOf, withValues } from './rows.ts';
import {
  addWorkbenchName,
  firstOf,
  languageIds,
  refuseExisting,
  shopRow,
  shopRows,
  shopTables,
  textIn,
} from './shopFiles.ts';

const example = 'market gb --country GB --currency GBP [--name "United Kingdom"] [--like se]';

function addCurrency(
  draft: Draft,
  {
    code,
    like,
    language,
    country,
  }: Readonly<Record<'code' | 'like' | 'language' | 'country', string>>,
): void {
  const [path, constant] = shopTables.currencies;
  const { symbol, symbolPosition, thousands, decimalMark } = currencyWriting(
    code,
    `${language}-${country}`,
  );
  const row = withValues(shopRow(draft, 'currencies', like), {
    name: quoted(currencyName(code, language) ?? code),
    symbol: quoted(symbol),
    symbolPosition: quoted(symbolPosition),
    // A space of any width would otherwise break a sum over two lines.
    thousands: /^\s$/.test(thousands) ? 'noBreakSpace' : quoted(thousands),
    decimalMark: quoted(decimalMark),
  });
  draft.change(path, (text) => addRow(text, constant, { key: code, value: row }));
}

/**
 * The shop's language of the country; without one, the languages of the market it is modelled on.
 */
function languagesOf(draft: Draft, country: string, model: string): string {
  const ids = [...languageIds(draft).values()];
  const own =
    ids.find((id) => id.endsWith(`-${country}`)) ??
    ids.find((id) => id.startsWith(`${languageOfCountry(country)}-`));
  const theirs = rowsOf(`const row = ${model};`, 'row').find(({ key }) => key === 'languages');
  return own ? `[${quoted(own)}]` : (theirs?.value ?? '[]');
}

export const market: Kind = {
  example,
  options: ['country', 'name', 'currency', 'like'],
  plan(id, options, draft) {
    refuseUnless(
      /^[a-z]{2,8}$/.test(id),
      `A market’s id is two to eight lower-case letters, not “${id}”.`,
    );
    refuseExisting(draft, 'markets', id);
    const country = options['country'] ?? id.toUpperCase();
    const language = countryName(country, 'en') ? languageOfCountry(country) : 'en';
    const name = options['name'] ?? countryName(country, language);
    refuseUnless(
      countryName(country, 'en') !== undefined && name !== undefined,
      `--country takes an ISO 3166 code such as GB, not “${country}”.`,
    );
    const owner = shopRows(draft, 'markets').find(({ value }) =>
      value.includes(`code: ${quoted(country)}`),
    );
    refuseUnless(!owner, `The market ${owner?.key ?? ''} has the country ${country} already.`);
    const { currency = '' } = options;
    refuseUnless(
      currencyName(currency, language) !== undefined,
      `--currency takes an ISO 4217 code such as GBP, not “${currency}”.`,
    );
    const like = options['like'] ?? firstOf(draft, 'markets');
    const model = shopRow(draft, 'markets', like);
    refuseUnless(
      textIn(model, 'usesPricesOf') === undefined,
      `The market ${like} uses the prices of another one; name one with prices after --like.`,
    );

    if (!shopRows(draft, 'currencies').some(({ key }) => key === currency))
      addCurrency(draft, {
        code: currency,
        like: textIn(model, 'currency') ?? '',
        language,
        country,
      });
    const timeZone = timeZoneOfCountry(country) ?? textIn(model, 'timeZone') ?? 'UTC';
    const row = withValues(model, {
      country: `{ code: ${quoted(country)}, name: ${quoted(name)} }`,
      currency: quoted(currency),
      languages: languagesOf(draft, country, model),
      timeZone: quoted(timeZone),
    });
    const [marketsPath, markets] = shopTables.markets;
    const [deliveriesPath, deliveries] = shopTables.deliveries;
    const delivery = shopRow(draft, 'deliveries', like);
    draft.change(marketsPath, (text) => addRow(text, markets, { key: id, value: row }));
    draft.change(deliveriesPath, (text) => addRow(text, deliveries, { key: id, value: delivery }));
    addWorkbenchName(
      draft,
      { kind: 'market', id },
      (locale) => countryName(country, locale) ?? name,
    );
    return [
      `${marketsPath}: check vatRate and freeShippingFrom of ${id}, which come from ${like}.`,
      `${marketsPath}: check languages and timeZone of ${id}, which come from the country ` +
        `where they are known, otherwise from ${like}.`,
      `${deliveriesPath}: check fees, days and the packing hour of ${id}, and set its postal codes.`,
      `${deliveriesPath}: check onlyTo of ${id}; a delivery to a region alone, such as express, ` +
        `has the region of ${like}.`,
      `shop-rules/src/publicHolidays.ts: add the days on which nothing is delivered in ${country}, ` +
        'unless they are there.',
      `shop/definition/currencies.ts: check how ${currency} is written and rounded.`,
      `npm run new -- channel ${id} --market ${id}`,
      'npm run generate',
      'npm test',
    ];
  },
};
