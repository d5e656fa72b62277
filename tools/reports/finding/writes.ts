/**
 * What writes cost the shoppers of a running shop: how long lists and searches take while a price, a
 * stock and a whole import are written, and when lists have what was written.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCommerce, type Commerce } from '../../../commerce/src/createCommerce.ts';
import { addCopies, changePrices } from '../../../commerce/src/testing/largeCatalogue.ts';
import { startPostgres } from '../../../commerce/src/testing/startPostgres.mjs';
import { temporaryFolder } from '../../../commerce/src/testing/temporaryDatabase.ts';
import { demoShop } from '../../../demo-shop/src/demoShop.ts';
import {
  productDocument,
  productsDocument,
  type ProductsQuery,
} from '../../../storefront/src/data-api/generated/operations.ts';

export type RequestKind = 'product' | 'list';

export interface WriteCost {
  readonly name: string;
  /** What is requested meanwhile: a product, which takes little, or a list that is not cached. */
  readonly request: RequestKind;
  /** Until lists have it. */
  readonly seconds: number;
  /** Longest time that the event loop was held up. */
  readonly longestBlockMs: number;
  readonly requests: number;
  readonly p50: number;
  /** The slowest request. */
  readonly slowest: number;
}

const site = { channelId: 'se', languageId: 'sv-SE', marketId: 'se' };
const sorts = ['MOST_SOLD', 'LATEST', 'PRICE', 'PRICE_DESC'] as const;

async function request(
  commerce: Commerce,
  { text, variables }: { readonly text: string; readonly variables: object },
): Promise<unknown> {
  const { data, errors } = await commerce.execute({
    document: text,
    variables: { ...site, ...variables },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The requests of each kind, by their number. */
async function requestsOf(
  commerce: Commerce,
): Promise<Readonly<Record<RequestKind, (at: number) => Promise<unknown>>>> {
  const { text } = productsDocument;
  const best = await request(commerce, {
    text,
    variables: { take: 50, skip: 0, filter: { sort: 'MOST_SOLD' } },
  });
  const { products } = (best as ProductsQuery).products ?? {};
  const aliases = products?.flatMap((product) => product?.alias ?? []) ?? [];
  return {
    product: (at) =>
      request(commerce, {
        text: productDocument.text,
        variables: { alias: aliases[at % aliases.length] },
      }),
    list: (at) => {
      const filter = { sort: sorts[at % sorts.length], price: { lowest: at % 97, highest: 5_000 } };
      return request(commerce, { text, variables: { take: 20, skip: (at % 5) * 20, filter } });
    },
  };
}

/** Products up to which the embedded database is used. */
const embedded = 3_000;

const day = 86_400_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Measured {
  readonly name: string;
  readonly request: RequestKind;
  readonly send: (at: number) => Promise<unknown>;
  readonly write: () => Promise<unknown>;
  readonly isShown: () => Promise<boolean>;
}

/** Until large lists that a write has outgrown are merged. */
const afterwards = 2_000;

/** Requests something every few milliseconds while something is written, until it is shown and merged. */
async function costOf({ name, request: kind, send, write, isShown }: Measured): Promise<WriteCost> {
  const times: number[] = [];
  const done = new AbortController();
  const requesting = (async () => {
    for (let at = 0; !done.signal.aborted; at += 1) {
      const begun = performance.now();
      await send(at);
      times.push(performance.now() - begun);
      await pause(5);
    }
  })();
  await pause(300);
  times.length = 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await write();
  while (!(await isShown())) await pause(10);
  const seconds = (performance.now() - begun) / 1000;
  await pause(afterwards);
  delay.disable();
  done.abort();
  await requesting;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    request: kind,
    seconds,
    longestBlockMs: delay.max / 1e6,
    requests: sorted.length,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}

export async function* measureWrites(size: number): AsyncGenerator<WriteCost> {
  // The embedded database is for small shops: it runs one statement after the other.
  const server = size > embedded ? await startPostgres() : undefined;
  const folder = await temporaryFolder(server ? { serverUrl: server.url } : { isEmbedded: true });
  const commerce = await createCommerce({ ...folder, env: {}, log: () => undefined });
  try {
    await commerce.sources.import(demoShop);
    if (size > embedded) await addCopies(commerce.database.handle, size);
    const { catalogue } = commerce.shop;
    catalogue.drop();
    const index = await catalogue.get();
    const [first = 0] = [...index.products.keys()].toSorted((a, b) => a - b);
    // Until the jobs of a start are done.
    await pause(3_000);
    const priceOf = async (id: number) =>
      (await catalogue.get()).products.get(id)?.prices.se?.selling;
    const sends = await requestsOf(commerce);
    const shares = [1, 100, Math.round(size / 50), Math.round(size / 5)];
    for (const kind of ['product', 'list'] as const) {
      const measured = { request: kind, send: sends[kind] };
      yield await costOf({
        ...measured,
        name: 'nothing',
        write: () => pause(1_000),
        isShown: () => Promise.resolve(true),
      });
      for (const [at, products] of shares.entries()) {
        const selling = (kind === 'list' ? 100_000 : 200_000) + at;
        yield await costOf({
          ...measured,
          name: `prices of ${products.toLocaleString('en')} products`,
          write: () => changePrices(commerce.database.handle, { products, selling }),
          isShown: async () => (await priceOf(first)) === selling,
        });
      }
    }
    // With more products the requests would take all of the thread, and the import hours.
    if (size > embedded) return;
    yield await costOf({
      name: 'the demo shop imported again',
      request: 'list',
      send: sends.list,
      write: async () => commerce.writeCatalogue(demoShop.read(new Date(Date.now() + day))),
      isShown: () => Promise.resolve(true),
    });
  } finally {
    await commerce.close();
    await folder.remove();
    await server?.stop();
  }
}
