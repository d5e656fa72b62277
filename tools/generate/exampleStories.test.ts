import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import { exampleStories } from './exampleStories.ts';

const root = join(import.meta.dirname, '../..');
const idOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Ids of the stories of a widget's folder, as Storybook makes them of titles and names. */
const storiesOf = (type: string): readonly string[] =>
  globSync(`widgets/src/${type}/*.stories.tsx`, { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
    return [...source.matchAll(/^export const (\w+): Story/gm)].map(
      ([, name = '']) =>
        `${idOf(title)}--${idOf(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '))}`,
    );
  });

describe.each(
  widgetDefinitions.map(({ type, examples }) => ({
    type,
    titles: examples.map(({ title }) => title),
  })),
)('$type', ({ type, titles }) => {
  it('has a story for each of its examples, and none for others', () => {
    const stories = exampleStories[type] ?? {};
    expect(Object.keys(stories).toSorted()).toEqual(titles.toSorted());
    expect(storiesOf(type)).toEqual(expect.arrayContaining(Object.values(stories)));
  });
});
