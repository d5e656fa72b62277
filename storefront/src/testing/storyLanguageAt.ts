import type { Site } from '@solvik/addresses';
import { type StoryLanguage, storyLanguageOf } from '@solvik/design-system/testing';
import { localeFallbacks } from '@solvik/shop';

/** The language of the stories' words on a site: its own where they have it, otherwise the nearest. */
export const storyLanguageAt = ({ locale }: Pick<Site, 'locale'>): StoryLanguage =>
  storyLanguageOf(localeFallbacks[locale]);
