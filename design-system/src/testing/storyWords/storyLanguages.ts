/** The languages a story can be turned to. Swedish is what stories are written in. */
export const storyLanguages = ['sv', 'nb', 'da', 'fi'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.some((language) => language === value);
