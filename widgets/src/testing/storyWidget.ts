/** What stories of widgets stand on: the examples of their definitions, and pictures from a still folder. */
import { parseWidget, type WidgetConfiguration, widgetDefinitions, type WidgetType } from '@solvik/content-schema';
import type { WidgetSurroundings } from '../widgetProps.ts';

/** An example of a widget's definition, read as the shop reads it, with some fields said otherwise. Throws when it cannot be read. */
export function exampleOf<T extends WidgetType>(type: T, title: string, changes: Readonly<Record<string, unknown>> = {}): WidgetConfiguration<T> {
  const examples: readonly { readonly title: string; readonly configuration: object }[] = widgetDefinitions[type].examples;
  const example = examples.find((candidate) => candidate.title === title);
  const read = parseWidget(type, JSON.stringify({ ...example?.configuration, ...changes }));
  if (!example || read.kind === 'bad') throw new Error(`There is no example “${title}” of ${type} that can be read.`);
  return read.value.configuration as WidgetConfiguration<T>;
}

/** The media library of stories: a file's name is that of a drawn picture. */
export const storySurroundings: WidgetSurroundings = {
  picture: ({ file, alt }) => ({ src: `./pictures/${file}`, alt }),
  isFirst: true,
  headingLevel: 1,
  share: 'full',
};
