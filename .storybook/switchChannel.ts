/**
 * Switches the story on the page to another channel as the toolbar does: its loaders, its render
 * and its play function run again, in the channel's language.
 */
import type { Page } from 'playwright';
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

/** Storybook's event channel within a story's page; in the browser only. */
interface StoryChannel {
  readonly emit: (event: string, payload: object) => void;
  readonly on: (event: string, listener: (payload: never) => void) => void;
  readonly off: (event: string, listener: (payload: never) => void) => void;
  readonly last: (event: string) => readonly unknown[] | undefined;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__?: StoryChannel;
  }
}

/** Events that report a failure of a story or its play function. */
export const failures = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
] as const;

/** Throws, with the story's id, if the story or its play function fails there. */
export async function switchChannel(
  page: Page,
  { storyId, channel }: { readonly storyId: string; readonly channel: Channel },
): Promise<void> {
  const failure = await page.evaluate(
    async ({ id, to, bad }) => {
      const stories = window.__STORYBOOK_ADDONS_CHANNEL__;
      if (!stories) return 'This is not a story’s page.';
      /** Resolves once the story has finished, with its first failure. */
      const end = (event: string, payload: object) =>
        new Promise<string | undefined>((resolve) => {
          let firstFailure: string | undefined;
          const recordFailure = (details: unknown) => {
            firstFailure ??= JSON.stringify(details) ?? 'failed';
          };
          const close = () => {
            for (const name of bad) stories.off(name, recordFailure);
            stories.off('storyFinished', close);
            resolve(firstFailure);
          };
          for (const name of bad) stories.on(name, recordFailure);
          stories.on('storyFinished', close);
          stories.emit(event, payload);
        });
      return (
        (await end('updateGlobals', { globals: { channel: to } })) ??
        end('forceRemount', { storyId: id })
      );
    },
    { id: storyId, to: channel, bad: failures },
  );
  if (failure !== undefined) throw new Error(`${storyId} fails in ${channel}: ${failure}`);
}
