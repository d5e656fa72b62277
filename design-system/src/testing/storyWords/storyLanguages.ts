/** The languages a story can be switched to. Swedish is what stories are written in. */
export const storyLanguages = ['sv', 'nb', 'da', 'fi'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.some((language) => language === value);

/** The language that stories have for a page: the first of its languages that they are written in. */
export const storyLanguageOf = (languages: readonly string[]): StoryLanguage =>
  languages.find(isStoryLanguage) ?? 'sv';
