/** What a story's page knows of its Storybook, as the camera uses it; only within the browser. */
import type { StoryWidths } from './usualWidths.ts';

export interface Extracted {
  readonly id: string;
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
