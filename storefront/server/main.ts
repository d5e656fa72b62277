/** The running shop: `npm start` runs this after installing and building. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { render as Render } from '../src/app/entryServer.tsx';
import { assetsOf, readManifest } from './buildAssets.ts';
import { readConfig } from './config.ts';
import { firstPictures } from './firstPictures.ts';
import { openShop } from './openShop.ts';
import { requireFreePort } from './requireFreePort.ts';
import { createRequestGate } from './requests/requestGate.ts';
import { locateSites } from './resolveSite.ts';
import { serveShop } from './serveShop.ts';
import { startSentence } from './startSentence.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { log, terminal } from './terminal.ts';

const dist = join(import.meta.dirname, '../dist');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  try {
    await requireFreePort(config.port);
    const rendering = import(pathToFileURL(join(dist, 'server/entryServer.js')).href) as Promise<{
      readonly render: typeof Render;
    }>;
    const { commerce, pictures, wasEmpty } = await openShop({
      config,
      log,
      onProgress: (text) => terminal.progress(`Importing the demo shop … ${text}`),
    });
    terminal.endProgress();
    if (wasEmpty) terminal.print('✓ Demo shop imported');
    const first = config.drawsAhead ? await firstPictures(commerce) : undefined;
    // A shop that was there before has most of them on disk, and is not kept from its visitors.
    if (first && wasEmpty) await pictures.drawThumbnails(first.ofFirstPages);
    let isDraining = false;
    const gate = createRequestGate();
    const built = await rendering;
    const manifest = readManifest(join(dist, 'client/.vite/manifest.json'));
    const server = await serveShop({
      config,
      commerce,
      pictures,
      clientDir: join(dist, 'client'),
      render: async () => built.render,
      assets: (sources) => assetsOf(manifest, sources),
      isDraining: () => isDraining,
      gate,
    });
    await server.listen({ port: config.port, host: '::' });
    // Before the start is announced: an early signal must leave the data folder as clean as a late
    // one.
    stopOnSignals(server, {
      beginDraining: () => {
        isDraining = true;
      },
      gate,
    });
    // From here on the process manager restarts the shop.
    process.send?.('ready');
    for (const { countryName, origin, basename } of locateSites(config))
      terminal.print(`  ${countryName.padEnd(8)} ${origin}${basename}/`);
    if (!config.databaseUrl)
      terminal.print(
        '  The embedded database suits trying and small shops on one machine; DATABASE_URL points at a PostgreSQL for more.',
      );
    if (first)
      void pictures.drawAhead({
        thumbnails: [...first.ofFirstPages, ...first.ofLists],
        whole: first.ofFirstPages,
      });
  } catch (error) {
    terminal.endProgress();
    process.stderr.write(`\n${startSentence(error, config)}\n`);
    process.exit(1);
  }
}

await start().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
