/** Storybook within a story's page, as the camera uses it; in the browser only. */
import type { StoryWidths } from './usualWidths.ts';

export interface Extracted {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: { readonly fileName?: string } & StoryWidths['parameters'];
  readonly storyGlobals?: StoryWidths['storyGlobals'];
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly ready: () => Promise<void>;
      readonly extract: () => Promise<Readonly<Record<string, Extracted>>>;
    };
  }
}
