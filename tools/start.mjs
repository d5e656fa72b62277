/** `npm start`: from a fresh machine to a running shop. Installs and builds what is not current, then serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { projectEnvironment, projectNode, root } from './setup/paths.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const shop = spawn(projectNode, [join(root, 'storefront/server/main.ts')], { cwd: root, env: projectEnvironment({ NODE_ENV: 'production' }), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
