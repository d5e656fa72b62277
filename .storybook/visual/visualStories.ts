/** All stories with their source files and the widths at which each is photographed. */
import type { Browser, Page } from 'playwright';
import { openPage } from './camera.ts';
import './storybookPage.ts';
import { widthsOf } from './usualWidths.ts';

export interface VisualStory {
  readonly id: string;
  /** Its path in Storybook, such as `Components/Badge`. */
  readonly title: string;
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  /** CSS pixels, ascending. */
  readonly widths: readonly number[];
}

/** Reads them from the built Storybook at `address`. */
export async function visualStories(page: Page, address: string): Promise<readonly VisualStory[]> {
  await page.goto(`${address}/iframe.html`, { waitUntil: 'load' });
  const extracted = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window;
    if (!preview) throw new Error('This is not a story’s page.');
    await preview.ready();
    return Object.values(await preview.extract()).map(
      ({ id, title, name, parameters, storyGlobals }) => ({
        id,
        title,
        name,
        parameters: { fileName: parameters.fileName, visual: parameters.visual },
        storyGlobals,
      }),
    );
  });
  return extracted.map((story) => ({
    id: story.id,
    title: story.title,
    name: story.name,
    file: (story.parameters.fileName ?? '').replace(/^\.\//, ''),
    widths: widthsOf(story),
  }));
}

/** The same, in a new page of the camera. */
export async function listStories({
  browser,
  address,
}: {
  readonly browser: Browser;
  readonly address: string;
}): Promise<readonly VisualStory[]> {
  const { page, context } = await openPage(browser);
  try {
    return await visualStories(page, address);
  } finally {
    await context.close();
  }
}
