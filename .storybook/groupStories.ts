/**
 * The stories of several components in one file of the test runner, which loads its engines and
 * Storybook for each file anew.
 */
import type { StoryIndex } from './chooseStories.ts';

/** A story's name in a run: its title and its name. */
export const storyName = ({
  title,
  name,
}: {
  readonly title: string;
  readonly name: string;
}): string => `${title} › ${name}`;

/**
 * The index with titles of groups in place of components, whose stories stay together; each has its
 * whole name. A group has at most `size` stories, or one component.
 */
export function groupStories(index: StoryIndex, size: number): StoryIndex {
  const entries = Object.entries(index.entries);
  const counts = new Map<string, number>();
  for (const [, { title }] of entries) counts.set(title, (counts.get(title) ?? 0) + 1);
  const groupOf = new Map<string, number>();
  let [group, room] = [0, size];
  for (const [title, count] of counts) {
    if (count > room && room < size) [group, room] = [group + 1, size];
    groupOf.set(title, group);
    room -= count;
  }
  return {
    ...index,
    entries: Object.fromEntries(
      entries.map(([id, story]) => [
        id,
        {
          ...story,
          title: `Group ${String(groupOf.get(story.title))}`,
          name: storyName(story),
        },
      ]),
    ),
  };
}
