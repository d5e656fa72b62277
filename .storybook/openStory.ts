/** Opens one story in a page and waits until it, and its play function, have finished. */
import type { Page } from 'playwright';
import { failures } from './switchChannel.ts';

interface StoryAddress {
  /** Of the built Storybook, without a slash at its end. */
  readonly address: string;
  readonly storyId: string;
  /** The settings of the toolbar; missing ones have their initial value. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly args?: Readonly<Record<string, string | number>>;
}

const format = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** Throws, with the story's id, when the story or its play fails. */
export async function openStory(
  page: Page,
  { address, storyId, globals = {}, args = {} }: StoryAddress,
): Promise<void> {
  await page.mouse.move(0, 0);
  // The accessibility panel's run is disabled, because the engines are called separately.
  await page.goto(
    `${address}/iframe.html?id=${storyId}&viewMode=story&args=${format(args)}&globals=${format({ ...globals, 'a11y.manual': '!true' })}`,
    { waitUntil: 'load' },
  );
  const ended = await page.waitForFunction(() => {
    const [report] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
    return report as { status: string } | undefined;
  });
  const { status } = (await ended.jsonValue()) as { readonly status: string };
  // A play function that fails does not change the status.
  const failed = await page.evaluate((names) => {
    const name = names.find((each) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(each));
    const [fault] = (name && window.__STORYBOOK_ADDONS_CHANNEL__?.last(name)) || [];
    return (
      name &&
      `${name} ${(fault as { readonly message?: string } | undefined)?.message ?? ''}`.trim()
    );
  }, failures);
  if (status !== 'success' || failed) throw new Error(`${storyId} failed: ${failed ?? status}`);
}
