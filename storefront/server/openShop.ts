import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Commerce,
  type CommerceOptions,
  createCommerce,
  createDrawnPictures,
  type DrawnPictures,
  isDemoShopCurrent,
  writeDemoShop,
} from '@solvik/commerce';
import type { Config } from './config.ts';
import { megabyte, requireRoom } from './requireRoom.ts';

/** The demo shop's database with its log takes 175 MB; a running shop writes orders, pictures and logs. */
const room = { toFill: 400 * megabyte, toRun: 32 * megabyte };

export interface OpenedShop {
  readonly commerce: Commerce;
  readonly pictures: DrawnPictures;
  /** Whether the shelves had to be filled. */
  readonly wasEmpty: boolean;
}

export interface OpenShopOptions {
  readonly config: Config;
  readonly log: CommerceOptions['log'];
  readonly onProgress: (text: string) => void;
}

/** Opens the back end and fills it with the demo shop unless it is there already. */
export async function openShop({ config, log, onProgress }: OpenShopOptions): Promise<OpenedShop> {
  mkdirSync(config.dataDir, { recursive: true });
  const isMade = existsSync(join(config.dataDir, 'database')) || config.databaseUrl !== undefined;
  requireRoom(config.dataDir, isMade ? room.toRun : room.toFill);
  const pictures = createDrawnPictures({
    folder: join(config.dataDir, 'pictures'),
    log,
    width: config.drawnWidth,
  });
  const commerce = await createCommerce({
    dataDir: config.dataDir,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    env: process.env,
    log,
    pictureSource: pictures.source,
  });
  const isCurrent = process.env['DEMO_SHOP'] === 'off' || (await isDemoShopCurrent(commerce));
  if (!isCurrent) {
    if (!config.databaseUrl) requireRoom(config.dataDir, room.toFill);
    await pictures.drawAnew();
    await writeDemoShop(commerce, {
      now: new Date(),
      onProgress: ({ step, products }) => onProgress(`${step}, ${String(products)} products`),
    });
  }
  return { commerce, pictures, wasEmpty: !isCurrent };
}
