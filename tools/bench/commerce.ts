/**
 * Load on the back end over HTTP, with the storefront's documents and the demo shop: a product by
 * its alias, a page of a list, a size added to a cart. Prints requests per second, latencies and
 * their ratio to reference figures; it never fails.
 *
 *   npm run bench                     PGlite, then PostgreSQL
 *   npm run bench -- embedded         one of them: embedded, server
 */
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createCommerce, type Commerce } from '../../commerce/src/createCommerce.ts';
import { demoShop } from '../../demo-shop/src/demoShop.ts';
import { newCartId } from '../../commerce/src/carts/cartStore.ts';
import { createRequestListener } from '../../commerce/src/testing/createRequestListener.ts';
import { startPostgres } from '../../commerce/src/testing/startPostgres.mjs';
import {
  addToCartDocument,
  productDocument,
  productsDocument,
} from '../../storefront/src/data-api/generated/operations.ts';
import type { Load, LoadResult } from './loadWorker.ts';

const scope = { channelId: 'se', languageId: 'sv-SE', marketId: 'se' };
const seconds = 5;

interface Case {
  readonly name: string;
  readonly atOnce: number;
  readonly bodies: readonly object[];
  /**
   * Requests per second: another shop's back end, and a bare prototype on PostgreSQL and on PGlite.
   */
  readonly others: { readonly vendure: number; readonly bare: Readonly<Record<Engine, number>> };
}

const engines = ['embedded', 'server'] as const;
type Engine = (typeof engines)[number];
const engineNames: Readonly<Record<Engine, string>> = { embedded: 'PGlite', server: 'PostgreSQL' };

interface Catalogue {
  readonly products: {
    readonly products: readonly {
      readonly alias: string;
      readonly skus: readonly {
        readonly skuId: number;
        readonly stock: { readonly totalStock: number };
      }[];
    }[];
  };
  readonly categories: readonly { readonly alias: string }[];
}

async function cases(commerce: Commerce): Promise<Case[]> {
  const { data } = await commerce.execute({
    document:
      '{ products(take: 400, filter: { includeCollapsed: true }) { products { alias skus { skuId stock { totalStock } } } } categories { alias } }',
  });
  const shop = data as object as Catalogue;
  const products = shop.products.products
    .flatMap(({ alias, skus }) => {
      const sku = skus.find(({ stock }) => stock.totalStock > 5);
      return sku ? [{ alias, sku: sku.skuId }] : [];
    })
    .slice(0, 300);
  const categories = shop.categories.slice(0, 40);
  const body = ({ text }: { readonly text: string }, variables: object) => ({
    query: text,
    variables: { ...scope, ...variables },
  });
  return [
    {
      name: 'product by alias',
      atOnce: 50,
      bodies: products.map(({ alias }) => body(productDocument, { alias })),
      others: { vendure: 163, bare: { server: 3480, embedded: 1181 } },
    },
    {
      name: 'list page of 48',
      atOnce: 20,
      bodies: categories.map(({ alias }) =>
        body(productsDocument, { categoryAlias: alias, take: 48, filter: {} }),
      ),
      others: { vendure: 6, bare: { server: 1151, embedded: 377 } },
    },
    {
      name: 'add to cart',
      atOnce: 10,
      others: { vendure: 44, bare: { server: 1392, embedded: 668 } },
      bodies: Array.from({ length: 2000 }, (_, at) =>
        body(addToCartDocument, {
          id: newCartId(),
          item: { skuId: products[at % products.length]?.sku, quantity: 1 },
        }),
      ),
    },
  ];
}

function load(request: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./loadWorker.ts', import.meta.url), { workerData: request });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const ratio = (figure: number, other: number) =>
  `${(figure / other).toFixed(1)} × ${String(other)}`;

async function measure(engine: Engine): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-bench-'));
  const postgres = engine === 'server' ? await startPostgres() : undefined;
  const commerce = await createCommerce({
    dataDir,
    databaseUrl: postgres?.url,
    env: {},
    log: () => undefined,
    hasJobs: false,
  });
  const server = createServer(createRequestListener((request) => commerce.graphql(request)));
  try {
    await commerce.sources.import(demoShop);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`${engineNames[engine]}\n`);
    for (const { name, atOnce, bodies, others } of await cases(commerce)) {
      const request = { port, atOnce, bodies: bodies.map((each) => JSON.stringify(each)) };
      await load({ ...request, seconds: 1 });
      const { perSecond, p50, p99, failed } = await load({ ...request, seconds });
      const faults = failed > 0 ? `, ${String(failed)} failed` : '';
      process.stdout.write(
        `  ${name.padEnd(18)} ${String(Math.round(perSecond)).padStart(5)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${String(atOnce)} at once   Vendure ${ratio(perSecond, others.vendure)}, bare prototype ${ratio(perSecond, others.bare[engine])}${faults}\n`,
      );
    }
  } finally {
    server.close();
    server.closeAllConnections();
    await commerce.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const wanted = engines.filter(
  (engine) => process.argv.length <= 2 || process.argv.includes(engine),
);
for (const engine of wanted) await measure(engine);
