/** Which stories a change touches in this project, with its entry points. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImportGraph } from '../../tools/structure/importGraph.ts';
import { touchedStories } from './touchedStories.ts';
import type { VisualStory } from './visualStories.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * One entry for each exported story, without Storybook's names for it.
 */
const stories: readonly VisualStory[] = globSync(
  '{design-system,widgets,storefront}/src/**/*.stories.tsx',
  { cwd: root },
).flatMap((file) =>
  [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({
    id: `${file} ${name}`,
    title: file,
    name,
    file,
    widths: [390],
  })),
);

const badge = 'design-system/src/components/Badge/Badge.tsx';
const chosenFor = (changed: string): readonly VisualStory[] =>
  touchedStories({ root, stories, changed: [changed] });
const filesOf = (chosen: readonly VisualStory[]): ReadonlySet<string> =>
  new Set(chosen.map(({ file }) => file));
const storiesOf = (component: string): string =>
  `design-system/src/components/${component}/${component}.stories.tsx`;

/** Found by text search, because components import each other by file, without an entry point. */
function importsByText(file: string, target: string, seen = new Set<string>()): boolean {
  if (file === target) return true;
  if (seen.has(file) || !existsSync(join(root, file))) return false;
  seen.add(file);
  const text = read(file);
  const sources = [
    ...text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm),
    ...text.matchAll(/\bimport\('(\.[^']+\.tsx?)'\)/g),
  ].map(([, source = '']) => join(dirname(file), source));
  return sources.some((source) => importsByText(source, target, seen));
}

describe('stories that a change of the project touches', () => {
  const chosen = filesOf(chosenFor(badge));

  it.each(['Badge', 'ProductCard', 'Carousel'])(
    'Badge touches %s, which renders it',
    (component) => {
      expect(chosen).toContain(storiesOf(component));
    },
  );

  it('Badge touches the widgets and screens that import it through the entry point', () => {
    expect(chosen).toContain('widgets/src/product-list/ProductListWidget.stories.tsx');
    expect(chosen).toContain('storefront/src/routes/home/HomeScreen.stories.tsx');
  });

  it.each(['FooterAccordion', 'Disclosure', 'Button', 'TextField'])(
    'Badge does not touch %s',
    (component) => {
      expect(existsSync(join(root, storiesOf(component)))).toBe(true);
      expect(chosen).not.toContain(storiesOf(component));
    },
  );

  it('Badge does not touch a widget that renders no badge', () => {
    expect(chosen).not.toContain('widgets/src/video/VideoWidget.stories.tsx');
  });

  it.each([badge, storiesOf('Button').replace('.stories', ''), 'design-system/src/icons/Icon.tsx'])(
    '%s touches exactly the components that import it',
    (changed) => {
      const parts = [...filesOf(stories)].filter((file) => file.startsWith('design-system/'));
      const touched = filesOf(chosenFor(changed));
      expect(parts.filter((file) => touched.has(file))).toEqual(
        parts.filter((file) => importsByText(file, changed)),
      );
    },
  );

  it('Badge touches less than 40 % of the stories', () => {
    expect(chosenFor(badge).length).toBeLessThan(stories.length * 0.4);
  });

  it.each([
    '.storybook/preview.tsx',
    'design-system/src/tokens/base.tokens.json',
    'shop/brand/se.tokens.json',
    'design-system/src/tokens/generated/tokensCss.ts',
    'design-system/src/foundation/GlobalStyle.ts',
  ])('%s touches all of them', (changed) => {
    expect(existsSync(join(root, changed))).toBe(true);
    expect(chosenFor(changed)).toEqual(stories);
  });

  it('no component, widget or screen is imported by every story', () => {
    const ground = [...createImportGraph(root)('.storybook/preview.tsx')];
    expect(ground).toContain('.storybook/preview.tsx');
    expect(ground.filter((file) => /components\/|Widget\.tsx$|^storefront\//.test(file))).toEqual(
      [],
    );
  });
});
