/** Opens one story by itself in a page and waits until it, and its play, have ended. */
import type { Page } from 'playwright';
import { failures } from './turnStory.ts';

interface StoryAddress {
  /** Of the built Storybook, without a slash at its end. */
  readonly address: string;
  readonly storyId: string;
  /** What the toolbar is turned to; what is left out stays as it is at first. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly args?: Readonly<Record<string, string | number>>;
}

const written = (turned: Readonly<Record<string, string | number>>): string =>
  Object.entries(turned)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** Throws, with the story's id, when the story or its play fails. */
export async function openStory(
  page: Page,
  { address, storyId, globals = {}, args = {} }: StoryAddress,
): Promise<void> {
  await page.mouse.move(0, 0);
  // The accessibility panel's own run is held back: the engines are asked by themselves.
  await page.goto(
    `${address}/iframe.html?id=${storyId}&viewMode=story&args=${written(args)}&globals=${written({ ...globals, 'a11y.manual': '!true' })}`,
    { waitUntil: 'load' },
  );
  const ended = await page.waitForFunction(() => {
    const [report] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
    return report as { status: string } | undefined;
  });
  const { status } = (await ended.jsonValue()) as { readonly status: string };
  // A play that fails leaves the status as it was.
  const failed = await page.evaluate((names) => {
    const name = names.find((each) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(each));
    const [fault] = (name && window.__STORYBOOK_ADDONS_CHANNEL__?.last(name)) || [];
    return (
      name &&
      `${name} ${(fault as { readonly message?: string } | undefined)?.message ?? ''}`.trim()
    );
  }, failures);
  if (status !== 'success' || failed)
    throw new Error(`${storyId} does not end well: ${failed ?? status}`);
}
