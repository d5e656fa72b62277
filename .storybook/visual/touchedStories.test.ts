import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportGraph } from '../../tools/structure/importGraph.ts';
import { touchedStories } from './touchedStories.ts';

const root = mkdtempSync(join(tmpdir(), 'touched-'));
const files: Readonly<Record<string, string>> = {
  'design-system/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'design-system/src/index.ts':
    "export { Button } from './Button.tsx';\nexport { Field, type FieldProps } from './Field.tsx';\nexport * from './layout.ts';\n",
  'design-system/src/layout.ts': "export { Stack as Column } from './Stack.tsx';\n",
  'design-system/src/Stack.tsx': "export const Stack = () => 'stack';\n",
  'design-system/src/Button.tsx':
    "import { buttonStyle } from './Button.styles.ts';\nexport const Button = () => buttonStyle;\n",
  'design-system/src/Button.styles.ts': "export const buttonStyle = 'square';\n",
  'design-system/src/Field.tsx':
    "export type FieldProps = object;\nexport const Field = () => 'field';\n",
  'design-system/src/Button.stories.tsx':
    "import { Button } from './Button.tsx';\nexport const Default = Button;\n",
  'design-system/src/Field.stories.tsx':
    "import { Field } from './Field.tsx';\nexport const Default = Field;\n",
  'design-system/src/Ground.ts': "export const Ground = 'paper';\n",
  'widgets/src/List.stories.tsx':
    "import { Column, type FieldProps } from '@solvik/design-system';\nexport const Default = Column;\n",
  'widgets/src/Hero.tsx':
    "import { Button } from '@solvik/design-system';\nexport const Hero = Button;\n",
  'widgets/src/Hero.stories.tsx': "export const Default = async () => import('./Hero.tsx');\n",
  '.storybook/preview.tsx':
    "import { Ground } from '../design-system/src/Ground.ts';\nexport default { Ground };\n",
};
const stories = [
  'design-system/src/Button',
  'design-system/src/Field',
  'widgets/src/Hero',
  'widgets/src/List',
].map((name) => ({
  id: name.split('/').at(-1)?.toLowerCase() ?? '',
  title: name,
  name: 'Default',
  file: `${name}.stories.tsx`,
  widths: [390],
}));

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const rows = [
  { changed: [], touched: '' },
  { changed: ['README.md'], touched: '' },
  { changed: ['design-system/src/Field.stories.tsx'], touched: 'field' },
  { changed: ['design-system/src/Field.tsx'], touched: 'field' },
  { changed: ['design-system/src/Button.styles.ts'], touched: 'button hero' },
  { changed: ['design-system/src/Stack.tsx'], touched: 'list' },
  { changed: ['widgets/src/Hero.tsx'], touched: 'hero' },
  { changed: ['design-system/src/Ground.ts'], touched: 'button field hero list' },
  { changed: ['pnpm-lock.yaml'], touched: 'button field hero list' },
  { changed: ['.storybook/axeFindings.ts'], touched: '' },
  { changed: ['.storybook/visual/reviewPage.ts'], touched: '' },
];

const source = createImportGraph(join(import.meta.dirname, '../..'));
/** Every module that the camera's code imports; two of them only for types. */
const camera = [
  ...source('.storybook/visual/takePhotographs.ts'),
  ...source('.storybook/visual/visualStories.ts'),
].filter(
  (file) => file.startsWith('.storybook/') && !/(comparePhotographs|storybookPage)\.ts$/.test(file),
);
const ground = [
  'tools/browser/pinnedChromium.ts',
  '.storybook/serveFolder.ts',
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/toolbar.ts',
  '.storybook/pictures/coat-sage.webp',
];

describe('stories that a change can touch', () => {
  it.each(rows)('$changed touches “$touched”', ({ changed, touched }) => {
    expect(
      touchedStories({ root, stories, changed })
        .map(({ id }) => id)
        .join(' '),
    ).toBe(touched);
  });

  it.each([...new Set([...camera, ...ground])])('%s affects every photograph', (file) => {
    expect(touchedStories({ root, stories, changed: [file] })).toEqual(stories);
  });

  it('counts the files that open a story and switch its channel as the camera’s', () => {
    expect(camera).toEqual(
      expect.arrayContaining(
        [
          'openStory.ts',
          'switchChannel.ts',
          'visual/photographStory.ts',
          'visual/takePhotographs.ts',
          'visual/camera.ts',
        ].map((file) => `.storybook/${file}`),
      ),
    );
  });
});
