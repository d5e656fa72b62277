/** `npm run dev`: the shop with hot reload, rendered on the server from the sources. */
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { join } from 'node:path';
import type { render as Render } from '../src/app/entryServer.tsx';
import { readConfig } from './config.ts';
import { openShop } from './openShop.ts';
import { serveShop } from './serveShop.ts';
import { startSentence } from './startSentence.ts';
import { log, terminal } from './terminal.ts';

const config = readConfig(process.env);
try {
  const vite = await createVite({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, allowedHosts: true },
    appType: 'custom',
  });
  const { commerce, pictures } = await openShop({ config, log, onProgress: terminal.progress });
  terminal.endProgress();
  const reload = `<script type="module">import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script><script type="module" src="/@vite/client"></script>`;
  const server = await serveShop({
    config,
    commerce,
    pictures,
    clientDir: undefined,
    serverFactory: (handler) =>
      createHttpServer((request, response) =>
        vite.middlewares(request, response, () => handler(request, response)),
      ),
    render: async () =>
      ((await vite.ssrLoadModule('/src/app/entryServer.tsx')) as { readonly render: typeof Render })
        .render,
    assets: () => ({
      entry: '/src/app/entryClient.tsx',
      preloads: [],
      stylesheets: [],
      development: reload,
    }),
  });
  await server.listen({ port: config.port, host: '::' });
  terminal.print(`  http://localhost:${String(config.port)}/ (hot reload)`);
} catch (error) {
  process.stderr.write(`\n${startSentence(error, config)}\n`);
  process.exit(1);
}
