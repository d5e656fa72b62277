import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Commerce, createCommerce, createDrawnPictures, type DrawnPictures, isDemoShopCurrent, writeDemoShop } from '@solvik/commerce';
import type { Config } from './config.ts';

export interface OpenedShop {
  readonly commerce: Commerce;
  readonly pictures: DrawnPictures;
  /** Whether the shelves had to be filled. */
  readonly wasEmpty: boolean;
}

export interface OpenShopOptions {
  readonly config: Config;
  readonly log: (message: string) => void;
  readonly onProgress: (text: string) => void;
}

/** Opens the back end and fills it with the demo shop unless it is there already. */
export async function openShop({ config, log, onProgress }: OpenShopOptions): Promise<OpenedShop> {
  mkdirSync(config.dataDir, { recursive: true });
  const pictures = createDrawnPictures({ folder: join(config.dataDir, 'pictures'), log });
  const commerce = await createCommerce({
    dataDir: config.dataDir,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    env: process.env,
    log,
    pictureSource: pictures.source,
  });
  const isCurrent = process.env['DEMO_SHOP'] === 'off' || (await isDemoShopCurrent(commerce));
  if (!isCurrent) {
    await writeDemoShop(commerce, { now: new Date(), onProgress: ({ step, products }) => onProgress(`${step}, ${String(products)} products`) });
  }
  return { commerce, pictures, wasEmpty: !isCurrent };
}
