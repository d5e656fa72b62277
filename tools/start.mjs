/**
 * `npm start`: installs and builds what is not current, then serves the shop and restarts it if it
 * exits.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { projectEnvironment, projectNode, root } from './setup/paths.mjs';
import { shopArguments, shopEnvironment } from './setup/shopProcess.mjs';
import { superviseShop } from './setup/superviseShop.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const start = () =>
  spawn(projectNode, shopArguments, {
    cwd: root,
    env: projectEnvironment(shopEnvironment),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
const shop = superviseShop({ start, write: (line) => process.stderr.write(`${line}\n`) });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.signal(signal));
process.exit(await shop.ended);
