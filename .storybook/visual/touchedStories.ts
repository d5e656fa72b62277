/** The stories that a change can touch; only those are photographed again. */
import { createImportGraph } from '../../tools/structure/importGraph.ts';
import type { VisualStory } from './visualStories.ts';

/**
 * What every photograph depends on: the browser and the libraries, the sources of the tokens, how
 * the built Storybook is served, how a story is opened and switched to a channel, and the camera.
 */
const touchesAll = [
  /^pnpm-lock\.yaml$/,
  /^tools\/browser\//,
  /^design-system\/src\/tokens\/.*\.json$/,
  /^shop\/brand\//,
  /^\.storybook\/visual\/(camera|foreignFonts|photographStory|pictureHash|photographKey)\.ts$/,
  /^\.storybook\/visual\/(takePhotographs|usualWidths|visualStories)\.ts$/,
  /^\.storybook\/(main|openStory|serveFolder|toolbar|switchChannel)\.ts$/,
  /^\.storybook\/(preview\.tsx$|pictures\/)/,
];

/**
 * The stories that import one of the changed files; paths are from the project's root. All stories
 * if something changed that every photograph depends on.
 */
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
  if (changed.some((file) => ground.has(file) || touchesAll.some((path) => path.test(file))))
    return stories;
  const changedFiles = new Set(changed);
  return stories.filter(({ file }) =>
    [...reach(file)].some((reached) => changedFiles.has(reached)),
  );
}
