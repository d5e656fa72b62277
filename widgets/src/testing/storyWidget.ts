/** What stories of widgets stand on: the examples of their definitions, and pictures from a still folder. */
import { exampleOf as exampleConfiguration, parseWidget, type WidgetConfiguration, type WidgetType } from '@solvik/content-schema';
import { createWidgetText } from '../languages/createWidgetText.ts';
import swedish from '../languages/generated/sv.js';
import type { WidgetSurroundings } from '../widgetProps.ts';

/** An example of a widget's definition, read as the shop reads it, with some fields said otherwise. Throws when it cannot be read. */
export function exampleOf<T extends WidgetType>(type: T, title: string, changes: Readonly<Record<string, unknown>> = {}): WidgetConfiguration<T> {
  const read = parseWidget(type, JSON.stringify(exampleConfiguration(type, title, changes)));
  if (read.kind === 'bad') throw new Error(`The example “${title}” of ${type} cannot be read: ${JSON.stringify(read.problems)}`);
  const { configuration }: { readonly configuration: unknown } = read.value;
  return configuration as WidgetConfiguration<T>;
}

/** A Swedish page without actions; a file's name in the media library of stories is that of a drawn picture. */
export const storySurroundings: WidgetSurroundings = {
  id: '1-story',
  text: createWidgetText(swedish),
  locale: 'sv',
  actions: {},
  form: (name) => ({ action: `/forms/${name}`, back: '/', send: async () => ({ kind: 'received' }) }),
  picture: ({ file, alt, focalPoint }) => ({ src: `./pictures/${file}`, alt, focalPoint }),
  isFirst: true,
  headingLevel: 1,
  share: 'full',
};
