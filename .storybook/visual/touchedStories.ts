/** Which stories a change can touch, so that only those are photographed again. */
import { createImportGraph } from './importGraph.ts';
import type { VisualStory } from './visualStories.ts';

/** What every photograph depends on: the browser and the libraries, how the built Storybook is served, how a story is opened and turned, and the camera itself. */
const touchesAll =
  /^(pnpm-lock\.yaml|tools\/browser\/.*|\.storybook\/(visual\/(camera|foreignFonts|photographStory|shot|takePhotographs|usualWidths|visualStories)\.ts|(main|openStory|serveFolder|toolbar|turnStory)\.ts|preview\.tsx|pictures\/.*))$/;

/** The stories that reach one of the changed files; paths are from the project's root. All of them when the common ground has changed. */
export function touchedStories({
  root,
  stories,
  changed,
}: {
  readonly root: string;
  readonly stories: readonly VisualStory[];
  readonly changed: readonly string[];
}): readonly VisualStory[] {
  if (changed.length === 0) return [];
  const reach = createImportGraph(root);
  const ground = reach('.storybook/preview.tsx');
  if (changed.some((file) => touchesAll.test(file) || ground.has(file))) return stories;
  const changedFiles = new Set(changed);
  return stories.filter(({ file }) =>
    [...reach(file)].some((reached) => changedFiles.has(reached)),
  );
}
