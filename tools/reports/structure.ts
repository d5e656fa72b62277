/** `npm run report:structure`: files, lines and import cycles of each package, as a table. */
import { packageSize, sizeTable } from '../structure/packageSizes.ts';
import { readWorkspace } from '../structure/workspace.ts';
import { root } from '../suite/suiteStep.ts';

const folders = [...readWorkspace(root).map(({ folder }) => folder), 'tools', '.storybook'];
process.stdout.write(`${sizeTable(folders.map((folder) => packageSize(root, folder)))}\n`);
