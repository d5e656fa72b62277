/** Notifications: what a visitor did, recorded under the keys that the visitor consented to. */
import {
  forgetVisitor,
  recordBehaviour,
  removeFavourite,
  removePhrases,
  removeViewed,
  type BehaviourKind,
  type VisitorKeys,
} from '../behaviour/behaviourStore.ts';
import { BadParameters, type QueryParameters } from './parameters.ts';
import { keysOf, productOfTicket } from './productKeys.ts';
import type { SearchShop } from './searchShop.ts';

interface Notification {
  readonly shop: SearchShop['shop'];
  readonly parameters: QueryParameters;
  readonly visitor: VisitorKeys;
}

/** Of a product that the catalogue has; others are ignored, since lists may be older than it. */
async function record(
  { shop, parameters, visitor }: Notification,
  kind: BehaviourKind,
  productId: number,
): Promise<void> {
  const { products } = await shop.catalogue.get();
  if (!products.has(productId)) return;
  await recordBehaviour(shop.database.handle, {
    visitor,
    market: parameters.site.marketId,
    kind,
    productId,
    at: new Date(shop.clock()),
  });
}

function ticketed({ text }: QueryParameters): number {
  const productId = productOfTicket(text('ticket'));
  if (productId === undefined)
    throw new BadParameters('ticket is the ticket of a product in a response.');
  return productId;
}

function keyed({ text }: QueryParameters): number {
  const [productId] = keysOf(text('productKey'));
  if (productId === undefined) throw new BadParameters('productKey is the number of a product.');
  return productId;
}

/** What a list names; undefined for all of them. */
function removed<Item>(
  { text }: QueryParameters,
  { name, read }: { readonly name: string; readonly read: (listed: string) => readonly Item[] },
): readonly Item[] | undefined {
  if (text('removeAll').toLowerCase() === 'true') return undefined;
  const listed = read(text(name));
  if (listed.length === 0) throw new BadParameters(`Send ${name}, joined by |, or removeAll=true.`);
  return listed;
}

const phrasesIn = (listed: string): readonly string[] =>
  listed.split('|').filter((phrase) => phrase !== '');

export const notifications: Readonly<
  Record<string, (notification: Notification) => Promise<void>>
> = {
  click: (sent) => record(sent, 'clicked', ticketed(sent.parameters)),
  'add-to-cart': (sent) => record(sent, 'added', ticketed(sent.parameters)),
  'add-favorite': (sent) => record(sent, 'favourite', keyed(sent.parameters)),
  'remove-favorite': ({ shop, parameters, visitor: { customerKey } }) =>
    removeFavourite(shop.database.handle, { customerKey, productId: keyed(parameters) }),
  'remove-recent-searches': ({ shop, parameters, visitor: { customerKey } }) => {
    const phrases = removed(parameters, { name: 'phrases', read: phrasesIn });
    return removePhrases(shop.database.handle, { customerKey, ...(phrases && { phrases }) });
  },
  'remove-recently-viewed': ({ shop, parameters, visitor: { customerKey } }) => {
    const productIds = removed(parameters, { name: 'productKeys', read: keysOf });
    return removeViewed(shop.database.handle, { customerKey, ...(productIds && { productIds }) });
  },
  end: ({ shop, visitor: { customerKey } }) => forgetVisitor(shop.database.handle, customerKey),
};
