/** Which stories there are, where each is written and at which widths it is photographed. */
import type { Page } from 'playwright';

export interface VisualStory {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** CSS pixels, ascending. */
  readonly widths: readonly number[];
}

/** A phone and a desktop; a story says others by `parameters.visual.widths`, and none when it is not to be photographed. */
const usualWidths: readonly number[] = [390, 1440];

interface Extracted {
  readonly id: string;
  readonly parameters: { readonly fileName?: string; readonly visual?: { readonly widths?: readonly number[] } };
}

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<void>; readonly extract: () => Promise<Readonly<Record<string, Extracted>>> };
}

/** Asks the built Storybook itself at `address`. */
export async function visualStories(page: Page, address: string): Promise<readonly VisualStory[]> {
  await page.goto(`${address}/iframe.html`, { waitUntil: 'load' });
  const extracted = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, parameters }) => ({ id, file: parameters.fileName, widths: parameters.visual?.widths }));
  });
  return extracted.map(({ id, file, widths }) => ({ id, file: (file ?? '').replace(/^\.\//, ''), widths: widths ?? usualWidths }));
}
