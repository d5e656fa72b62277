import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../../storefront/build/compressFiles.mjs';
import { projectNode, root } from './paths.mjs';
import { runCommand } from './runCommand.mjs';
import { step, stop } from './steps.mjs';

const sources = [
  'shop/src',
  'shop/definition',
  'addresses/src',
  'shop-rules/src',
  'content-schema/src',
  'design-system/src',
  'widgets/src',
  'workbench/src',
  'storefront/src',
  'storefront/public',
  'storefront/build',
  'storefront/vite.config.ts',
  'pnpm-lock.yaml',
];

/** Size and time of every source: content hashing would cost a second start half a second. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.(test|stories)\.tsx?$/.test(path))
      hash.update(`${path}:${stat.size}:${Math.round(stat.mtimeMs)}\n`);
  };
  for (const path of sources) visit(join(root, path));
  return hash.digest('hex');
}

/**
 * Builds the storefront for browser and server unless the existing build is from the same sources.
 */
export async function ensureBuilt() {
  const stamp = join(root, 'storefront', 'dist', '.built');
  const print = fingerprint();
  const client = join(root, 'storefront', 'dist', 'client');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
    await compressFiles(client);
    return;
  }
  await step('Building the storefront', async (progress) => {
    for (const target of [
      ['--outDir', 'dist/client'],
      ['--ssr', 'src/app/entryServer.tsx', '--outDir', 'dist/server'],
    ]) {
      const { code, output } = await runCommand(
        projectNode,
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'storefront', ...target],
        { onLine: (line) => progress(line.slice(0, 90)) },
      );
      if (code !== 0)
        stop(`${output}\nThe storefront could not be built. The lines above show why.`);
    }
    progress('compressing');
    await compressFiles(client);
    writeFileSync(stamp, print);
  });
}
