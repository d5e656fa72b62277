/** `npm start`: from a fresh machine to a running shop. Installs and builds what is not current, then serves, and serves again should the shop die. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { projectEnvironment, projectNode, root } from './setup/paths.mjs';
import { superviseShop } from './setup/superviseShop.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const start = () => spawn(projectNode, [join(root, 'storefront/server/main.ts')], { cwd: root, env: projectEnvironment({ NODE_ENV: 'production' }), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
const shop = superviseShop({ start, write: (line) => process.stderr.write(`${line}\n`) });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.signal(signal));
process.exit(await shop.ended);
