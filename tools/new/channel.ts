/**
 * Creates a channel: its row, its seller, its colours, and its dot in the market menu of the
 * others.
 */
import { join } from 'node:path/posix';
import type { Draft } from './draft.ts';
import { isObject, type JsonObject, readJson, valueAt } from './json.ts';
import type { Kind } from './kind.ts';
import { refuseUnless } from './refusal.ts';
import { addJsonRow, addRow, quoted, rowsOf, withValues } from './rows.ts';
import { firstOf, languageIds, refuseExisting, shopRow, shopTables, textIn } from './shopFiles.ts';

const example = 'channel gb --market gb [--language en-GB] [--like se]';

const brand = 'shop/brand';
const resolver = `${brand}/brand.resolver.json`;

const sourcesOf = (json: JsonObject): readonly string[] =>
  [...JSON.stringify(json).matchAll(/"\$ref":"([^"#]+)"/g)].flatMap(([, ref]) => ref ?? []);

interface NewColours {
  readonly id: string;
  readonly like: string;
  readonly about: string;
}

/** Adds the dot of a channel after that of its model, and returns the files with its colour. */
function addDots(draft: Draft, { id, like, about }: NewColours): readonly string[] {
  const sources = sourcesOf(readJson(draft.read(resolver))).map((ref) => join(brand, ref));
  const placed = sources.flatMap((path) =>
    [
      ['palette', 'market'],
      ['color', 'market'],
    ].flatMap((group) => {
      const dot = valueAt(readJson(draft.read(path)), [...group, like]);
      return isObject(dot) ? [{ path, group, dot }] : [];
    }),
  );
  for (const { path, group, dot } of placed) {
    const value = {
      ...dot,
      ...(dot['$value'] === `{palette.market.${like}}` && { $value: `{palette.market.${id}}` }),
      ...(dot['$description'] !== undefined && { $description: about }),
    };
    draft.change(path, (text) => addJsonRow(text, { path: group, key: id, value }));
  }
  return placed.flatMap(({ path, group: [tokens] }) => (tokens === 'palette' ? path : []));
}

/** Returns the file with the channel's colours, then those with the colour of its dot. */
function addColours(draft: Draft, colours: NewColours): readonly string[] {
  const { id, like, about } = colours;
  const tokens = `${brand}/${id}.tokens.json`;
  draft.create(
    tokens,
    draft
      .read(`${brand}/${like}.tokens.json`)
      .replace(/"\$description": ".*?"/, () => `"$description": ${JSON.stringify(about)}`)
      .replace(/("accent": \{\s*"\$value": )"[^"]*"/, `$1"{palette.market.${id}}"`),
  );
  draft.change(resolver, (text) =>
    addJsonRow(text, {
      path: ['modifiers', 'channel', 'contexts'],
      key: id,
      value: [{ $ref: `${id}.tokens.json` }],
    }),
  );
  return [tokens, ...addDots(draft, colours)];
}

export const channel: Kind = {
  example,
  options: ['market', 'language', 'like'],
  plan(id, options, draft) {
    refuseUnless(
      /^[a-z]{2,8}$/.test(id),
      `A channel’s id is two to eight lower-case letters, not “${id}”.`,
    );
    refuseExisting(draft, 'channels', id);
    const marketId = options['market'] ?? id;
    const market = shopRow(draft, 'markets', marketId);
    refuseUnless(
      textIn(market, 'usesPricesOf') === undefined,
      `The market ${marketId} is only chosen in the checkout; a channel needs one with prices.`,
    );
    const like = options['like'] ?? firstOf(draft, 'channels');
    const model = shopRow(draft, 'channels', like);
    const ids = [...languageIds(draft).values()];
    const language = options['language'] ?? ids.find((each) => market.includes(quoted(each))) ?? '';
    refuseUnless(
      ids.includes(language),
      `--language takes one of the shop’s languages (${ids.join(', ')}), not “${language}”.`,
    );
    const country = rowsOf(`const row = ${market};`, 'row').find(({ key }) => key === 'country');
    const name = textIn(country?.value ?? '{}', 'name') ?? marketId;

    const row = withValues(model, {
      name: `\`\${shopName} ${name}\``,
      host: quoted(`${id}.localhost`),
      defaultMarket: quoted(marketId),
      defaultLanguage: quoted(language),
    });
    const seller = shopRow(draft, 'sellers', like);
    const [channelsPath, channels] = shopTables.channels;
    const [sellersPath, sellers] = shopTables.sellers;
    draft.change(channelsPath, (text) => addRow(text, channels, { key: id, value: row }));
    draft.change(sellersPath, (text) => addRow(text, sellers, { key: id, value: seller }));
    const [tokens = '', ...palettes] = addColours(draft, {
      id,
      like,
      about: `${name}, in the colours of ${like} until it has its own`,
    });
    return [
      `${sellersPath}: check name, number, address and how the channel ${id} is reached; ` +
        `they come from ${like}, the country in brackets too.`,
      `${sellersPath}: check what a return costs in the channel ${id}.`,
      `${tokens}: choose its colours, and the grounds of drawn pictures in ${channelsPath}.`,
      `${palettes.join(', ')}: choose the colour of its dot, palette.market.${id}.`,
      `For a deployment: HOSTS=…,${id}=shop.example (${channelsPath} has the local host).`,
      'npm run generate',
      'npm test',
    ];
  },
};
