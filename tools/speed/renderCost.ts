/**
 * The processor's time of rendering a page that is not cached, against React alone for the same markup, in one process and
 * thread: the shop is served with a `render` that is timed. What all threads took meanwhile, the embedded database's
 * among them, stands beside it. Prints figures as JSON. Wants `DATA_DIR` of a filled shop that does
 * not run, `PORT`, and `NODE_ENV=production`.
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

const warmUps = 200;
const counted = 100;
/** Pages of one kind differ in length: bare React renders every tenth of them. */
const compared = 10;

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
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const rendered = await built.render(request);
  const [ms, allThreadsMs] = [milliseconds(process.threadCpuUsage(own)), milliseconds(process.cpuUsage(all))];
  if (rendered.kind === 'page') renders.push({ ms, allThreadsMs, html: rendered.html, tags: rendered.cacheTags });
  return rendered;
};

/** Of the page cache alone: the back end keeps its data warm, as it is in a shop that runs. */
const pageListeners: Parameters<typeof commerce.events.subscribe>[0][] = [];
const subscribe: typeof commerce.events.subscribe = (listener) => {
  pageListeners.push(listener);
  return commerce.events.subscribe(listener);
};
/** So that whatever has been rendered is rendered again. */
const dropPages = () => {
  for (const { tags } of renders.splice(0)) for (const listener of pageListeners) listener({ tags });
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
  // Other selections of lists, which nobody has asked the back end for.
  list: (at: number) => `${categories[at % categories.length] ?? ''}?price=x~${String(100 + at)}-5000`,
  product: (at: number) => products[at % products.length] ?? '',
};

/** Of one call, from enough of them for the clock. */
function bareCost(html: string): number {
  const once = bareReact(html);
  const share = once().length / html.length;
  if (Math.abs(share - 1) > 0.05) throw new Error(`Bare React drew ${String(share)} of the page's markup.`);
  const run = (times: number) => {
    for (let at = 0; at < times; at += 1) once();
  };
  run(warmUps);
  const from = process.threadCpuUsage();
  run(counted);
  return milliseconds(process.threadCpuUsage(from)) / counted;
}

const figures: Record<string, number> = {};
for (const [name, pathOf] of Object.entries(pages)) {
  const taken: Rendering[] = [];
  for (let at = 0; at < warmUps + counted; at += 1) {
    dropPages();
    await requestPage({ port: config.port, path: pathOf(at) });
    const [last] = renders;
    if (!last) throw new Error(`${pathOf(at)} was not rendered.`);
    if (at >= warmUps) taken.push(last);
  }
  const ours = median(taken.map(({ ms }) => ms));
  const bare = median(taken.filter((_, at) => at % (counted / compared) === 0).map(({ html }) => bareCost(html)));
  figures[`${name}.renderMs`] = Math.round(ours * 100) / 100;
  figures[`${name}.allThreadsMs`] = Math.round(median(taken.map(({ allThreadsMs }) => allThreadsMs)) * 100) / 100;
  figures[`${name}.bareReactMs`] = Math.round(bare * 100) / 100;
  figures[`${name}.renderToBare`] = Math.round((ours / bare) * 10) / 10;
}
process.stdout.write(`\n${JSON.stringify(figures)}\n`);
await server.close();
process.exit(0);
