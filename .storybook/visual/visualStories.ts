/** Which stories there are, where each is written and at which widths it is photographed. */
import type { Page } from 'playwright';
import './storybookPage.ts';
import { widthsOf } from './usualWidths.ts';

export interface VisualStory {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** CSS pixels, ascending. */
  readonly widths: readonly number[];
}

/** Asks the built Storybook itself at `address`. */
export async function visualStories(page: Page, address: string): Promise<readonly VisualStory[]> {
  await page.goto(`${address}/iframe.html`, { waitUntil: 'load' });
  const extracted = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window;
    if (!preview) throw new Error('This is not a story’s page.');
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, parameters, storyGlobals }) => ({
      id,
      parameters: { fileName: parameters.fileName, visual: parameters.visual },
      storyGlobals,
    }));
  });
  return extracted.map((story) => ({
    id: story.id,
    file: (story.parameters.fileName ?? '').replace(/^\.\//, ''),
    widths: widthsOf(story),
  }));
}
