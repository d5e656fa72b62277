/**
 * The processor time of rendering an uncached page, compared with only React for the same markup,
 * in one process and thread, under the same conditions: each page is rendered once, in a shop that
 * serves other requests in between. The shop is served with a timed `render`. The time of all
 * threads, with the embedded database, is measured too, and that of React rendering the same page
 * repeatedly. Prints figures as JSON. Requires `DATA_DIR` of a filled shop that is not running,
 * `PORT`, and `NODE_ENV=production`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { render as Render } from '../../storefront/src/app/entryServer.tsx';
import { assetsOf, readManifest } from '../../storefront/server/buildAssets.ts';
import { readConfig } from '../../storefront/server/config.ts';
import { openShop } from '../../storefront/server/openShop.ts';
import { serveShop } from '../../storefront/server/serveShop.ts';
import { root } from '../suite/suiteStep.ts';
import { bareReact } from './bareReact.ts';
import { knownAddresses } from './knownAddresses.ts';
import { median } from './median.ts';
import { requestPage } from './requestPage.ts';
import { threadCpu } from './threadCpu.ts';

const warmUps = 200;
const counted = 100;
/** Pages that are also rendered by React only. */
const compared = 40;

const dist = join(root, 'storefront/dist');
const config = readConfig(process.env);
const quiet = () => undefined;
const built = (await import(pathToFileURL(join(dist, 'server/entryServer.js')).href)) as {
  readonly render: typeof Render;
};
const { commerce, pictures } = await openShop({ config, log: quiet, onProgress: quiet });
const manifest = readManifest(join(dist, 'client/.vite/manifest.json'));

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

interface Rendering {
  readonly ms: number;
  readonly allThreadsMs: number;
  readonly html: string;
  readonly tags: readonly string[];
}

const renders: Rendering[] = [];
const render: typeof Render = async (request) => {
  const [own, all] = [threadCpu(), process.cpuUsage()];
  const rendered = await built.render(request);
  const [ms, allThreadsMs] = [threadCpu() - own, milliseconds(process.cpuUsage(all))];
  if (rendered.kind === 'page')
    renders.push({ ms, allThreadsMs, html: rendered.html, tags: rendered.cacheTags });
  return rendered;
};

/** Clears only the page cache: the back end's caches stay warm, as in a running shop. */
const pageListeners: Parameters<typeof commerce.events.subscribe>[0][] = [];
const subscribe: typeof commerce.events.subscribe = (listener) => {
  pageListeners.push(listener);
  return commerce.events.subscribe(listener);
};
/** Clears the page cache, so that pages are rendered again. */
const dropPages = () => {
  for (const { tags } of renders.splice(0))
    for (const listener of pageListeners) listener({ tags });
};

const server = await serveShop({
  config,
  commerce: { ...commerce, events: { subscribe } },
  pictures,
  clientDir: join(dist, 'client'),
  render: async () => render,
  assets: (sources) => assetsOf(manifest, sources),
});
await server.listen({ port: config.port, host: '::' });
const { products, categories } = await knownAddresses(`http://localhost:${String(config.port)}`);

const pages = {
  home: () => '/',
  // Other selections of lists, which the back end has not cached.
  list: (at: number) =>
    `${categories[at % categories.length] ?? ''}?price=x~${String(100 + at)}-5000`,
  product: (at: number) => products[at % products.length] ?? '',
};

/** A page's elements, created beforehand: only React's rendering is timed. */
function elementsOf({ html }: Rendering): () => string {
  const render = bareReact(html);
  const share = render().length / html.length;
  if (Math.abs(share - 1) > 0.05)
    throw new Error(`Bare React rendered ${String(share)} of the page's markup.`);
  return render;
}

function costOf(render: () => string, times: number): number {
  const from = threadCpu();
  for (let at = 0; at < times; at += 1) render();
  return (threadCpu() - from) / times;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const figures: Record<string, number> = {};
for (const [name, pathOf] of Object.entries(pages)) {
  let next = 0;
  const renderNext = async (): Promise<Rendering> => {
    dropPages();
    const path = pathOf((next += 1));
    await requestPage({ port: config.port, path });
    const [last] = renders;
    if (!last) throw new Error(`${path} was not rendered.`);
    return last;
  };
  for (let at = 0; at < warmUps; at += 1) await renderNext();
  const taken: Rendering[] = [];
  for (let at = 0; at < counted; at += 1) taken.push(await renderNext());
  const alone = taken.slice(0, compared).map(elementsOf);
  const repeated = median(
    alone.slice(0, 10).map((render) => (costOf(render, warmUps), costOf(render, counted))),
  );
  const once: number[] = [];
  for (const render of alone) {
    await renderNext();
    once.push(costOf(render, 1));
  }
  const [ours, bare] = [median(taken.map(({ ms }) => ms)), median(once)];
  figures[`${name}.renderMs`] = rounded(ours, 2);
  figures[`${name}.allThreadsMs`] = rounded(
    median(taken.map(({ allThreadsMs }) => allThreadsMs)),
    2,
  );
  figures[`${name}.bareReactMs`] = rounded(bare, 2);
  figures[`${name}.repeatedReactMs`] = rounded(repeated, 2);
  figures[`${name}.renderToBare`] = rounded(ours / bare, 1);
}
process.stdout.write(`\n${JSON.stringify(figures)}\n`);
await server.close();
process.exit(0);
