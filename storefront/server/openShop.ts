import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Commerce, type CommerceOptions, createCommerce } from '@solvik/commerce';
import { createDrawnPictures, demoShop, type DrawnPictures } from '@solvik/demo-shop';
import type { Config } from './config.ts';
import { megabyte, requireDiskSpace } from './requireDiskSpace.ts';

/**
 * The demo shop's database with its log takes 175 MB; a running shop writes orders, pictures and
 * logs.
 */
const requiredBytes = { toFill: 400 * megabyte, toRun: 32 * megabyte };

export interface OpenedShop {
  readonly commerce: Commerce;
  readonly pictures: DrawnPictures;
  /** Whether the demo catalogue had to be imported. */
  readonly wasEmpty: boolean;
}

export interface OpenShopOptions {
  readonly config: Config;
  readonly log: CommerceOptions['log'];
  readonly onProgress: (text: string) => void;
}

/** Opens the back end and imports the demo shop unless it exists already. */
export async function openShop({ config, log, onProgress }: OpenShopOptions): Promise<OpenedShop> {
  mkdirSync(config.dataDir, { recursive: true });
  const isMade = existsSync(join(config.dataDir, 'database')) || config.databaseUrl !== undefined;
  requireDiskSpace(config.dataDir, isMade ? requiredBytes.toRun : requiredBytes.toFill);
  const pictures = createDrawnPictures({
    folder: join(config.dataDir, 'pictures'),
    log,
    width: config.pictureWidth,
  });
  const commerce = await createCommerce({
    dataDir: config.dataDir,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    env: process.env,
    log,
    pictureSource: pictures.source,
  });
  const isCurrent =
    process.env['DEMO_SHOP'] === 'off' || (await commerce.sources.isCurrent(demoShop));
  if (!isCurrent) {
    if (!config.databaseUrl) requireDiskSpace(config.dataDir, requiredBytes.toFill);
    await pictures.drawAnew();
    await commerce.sources.import(demoShop, {
      onProgress: ({ step, products }) => onProgress(`${step}, ${String(products)} products`),
    });
  }
  return { commerce, pictures, wasEmpty: !isCurrent };
}
