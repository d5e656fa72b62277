import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root } from './paths.mjs';
import { runCommand } from './runCommand.mjs';
import { step, stop } from './steps.mjs';

/** The package manager the lock file was written with. */
const packageManager = 'pnpm@12.21.0';

const manifests = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...[
    'shop',
    'addresses',
    'shop-rules',
    'content-schema',
    'design-system',
    'widgets',
    'storefront',
    'workbench',
    'commerce',
    'demo-shop',
  ].map((name) => `${name}/package.json`),
];

function requiredHash() {
  const hash = createHash('sha256');
  for (const file of manifests) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full. Free about 2 GB and run the command again; it does not fetch again what it has.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output))
    return 'The packages could not be fetched. Check the network or the proxy settings of npm, and run the command again; it does not fetch again what it has.';
  if (/EACCES|EPERM/.test(output))
    return 'A file could not be written. Check who owns this folder, and run the command again.';
  return 'The packages could not be installed. The lines above show why; after fixing it, run the command again.';
}

/** Installs the packages of the lock file and the project's Node, unless both are current. */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.solvik-installed');
  const hash = requiredHash();
  if (existsSync(stamp) && existsSync(projectNode) && readFileSync(stamp, 'utf8') === hash) return;
  await step('Installing packages', async (progress) => {
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const { code, output } = await runCommand(
      npx,
      ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
      {
        onLine: (line) => progress(line.slice(0, 90)),
        env: { CI: 'true' },
      },
    );
    if (code !== 0) stop(`${output.split('\n').slice(-25).join('\n')}\n${explain(output)}`);
    writeFileSync(stamp, hash);
  });
}
