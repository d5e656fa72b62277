/** Labels of stories and changes on the review page. */
import type { ShotChange } from './comparePhotographs.ts';
import { parsePhotographKey } from './photographKey.ts';
import type { VisualStory } from './visualStories.ts';

export type StoryName = Pick<VisualStory, 'id' | 'title' | 'name'>;

export interface Reviewed extends ShotChange {
  /** Whether the old picture is available. */
  readonly hasBefore: boolean;
  /** Pixels; undefined without two pictures to compare. */
  readonly different: number | undefined;
}

interface StoryLabels {
  readonly component: string;
  readonly title: string;
  readonly name: string;
}

/** A story's names, or the two halves of its id if it no longer exists. */
export function describeStory(id: string, stories: readonly StoryName[]): StoryLabels {
  const [component = id, rest = id] = id.split('--');
  const story = stories.find((each) => each.id === id);
  const sibling = story ?? stories.find((each) => each.id.startsWith(`${component}--`));
  return {
    component,
    title: sibling?.title.replaceAll('/', ' / ') ?? component,
    name: story?.name ?? rest,
  };
}

function outcome({ kind, hasBefore, different }: Reviewed): string {
  if (kind === 'changed' && !hasBefore) return 'changed, without the picture before';
  if (kind === 'gone' && !hasBefore) return 'gone, without the picture before';
  if (different === undefined) return kind;
  return different === 0 ? 'the same pixels in another file' : `${String(different)} pixels differ`;
}

/** The channel and width of a photograph, and its outcome. */
export function describeChange(shot: Reviewed): string {
  const { channel, width } = parsePhotographKey(shot.key);
  return `${channel} · ${String(width)} wide · ${outcome(shot)}`;
}
