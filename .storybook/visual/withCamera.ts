import type { Browser } from 'playwright';
import { serveFolder } from '../serveFolder.ts';
import { launchCamera } from './camera.ts';

export interface Camera {
  readonly browser: Browser;
  /** Of the built Storybook. */
  readonly address: string;
}

/**
 * Serves the Storybook in `folder` and opens the browser while `work` runs. Both are always closed
 * afterwards, because either would prevent the process from ending.
 */
export async function withCamera<T>(
  folder: string,
  work: (camera: Camera) => Promise<T>,
): Promise<T> {
  const site = await serveFolder(folder);
  try {
    const browser = await launchCamera();
    try {
      return await work({ browser, address: site.url });
    } finally {
      await browser.close();
    }
  } finally {
    site.close();
  }
}
