/**
 * Turns the story on the page to another channel as a designer does in the toolbar: its loaders, its render and its play begin
 * anew, in the channel's own language.
 */
import type { Page } from 'playwright';
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

/** What a story's page knows of its Storybook; only within the browser. */
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

/** Events after which a story's play, or the story itself, has failed. */
export const failures = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
] as const;

/** Throws, with the story's id, when the story or its play fails there. */
export async function turnStory(
  page: Page,
  { storyId, channel }: { readonly storyId: string; readonly channel: Channel },
): Promise<void> {
  const failure = await page.evaluate(
    async ({ id, to, bad }) => {
      const stories = window.__STORYBOOK_ADDONS_CHANNEL__;
      if (!stories) return 'This is not a story’s page.';
      /** Resolves once the story has ended, with what went wrong on the way. */
      const end = (event: string, payload: object) =>
        new Promise<string | undefined>((resolve) => {
          let said: string | undefined;
          const hear = (told: unknown) => {
            said ??= JSON.stringify(told) ?? 'failed';
          };
          const close = () => {
            for (const name of bad) stories.off(name, hear);
            stories.off('storyFinished', close);
            resolve(said);
          };
          for (const name of bad) stories.on(name, hear);
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
