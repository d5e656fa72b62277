/** The part of Storybook's index that a run visits. */
export interface StoryIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
}

/** The index with only the chosen stories. */
export function chooseStories(
  index: StoryIndex,
  isChosen: (story: StoryIndex['entries'][string]) => boolean,
): StoryIndex {
  return {
    ...index,
    entries: Object.fromEntries(
      Object.entries(index.entries).filter(([, story]) => isChosen(story)),
    ),
  };
}
