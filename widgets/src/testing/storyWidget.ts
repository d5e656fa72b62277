/**
 * Foundations of widget stories: the examples of their definitions, and pictures from a static
 * folder.
 */
import { isLocale, type Locale, localeFallbacks, sourceLocale } from '@solvik/shop';
import { parseWidget, type WidgetConfiguration, type WidgetType } from '@solvik/content-schema';
import { exampleOf as exampleConfiguration } from '@solvik/content-schema/editing';
import { type StoryLanguage, storyLanguageOf } from '@solvik/design-system/testing';
import type { Decorator } from '@storybook/react-vite';
import { createWidgetText } from '../languages/createWidgetText.ts';
import danish from '../languages/generated/da.js';
import finnish from '../languages/generated/fi.js';
import norwegian from '../languages/generated/nb.js';
import type { CompiledMessages } from '../languages/generated/messages.ts';
import swedish from '../languages/generated/sv.js';
import type { WidgetSurroundings } from '../widgetProps.ts';

/**
 * An example of a widget's definition, read as the shop reads it, with some fields replaced. Throws
 * when it cannot be read.
 */
export function exampleOf<T extends WidgetType>(
  type: T,
  title: string,
  changes: Readonly<Record<string, unknown>> = {},
): WidgetConfiguration<T> {
  const read = parseWidget(type, JSON.stringify(exampleConfiguration(type, title, changes)));
  if (read.kind === 'bad')
    throw new Error(
      `The example “${title}” of ${type} cannot be read: ${JSON.stringify(read.problems)}`,
    );
  const { configuration }: { readonly configuration: unknown } = read.value;
  return configuration as WidgetConfiguration<T>;
}

const catalogues: Readonly<Record<StoryLanguage, CompiledMessages>> = {
  sv: swedish,
  nb: norwegian,
  da: danish,
  fi: finnish,
};

/**
 * The built-in texts of a page in one language: the widgets' own, and the days and hours of that
 * language.
 */
export const textsIn = (locale: Locale): Pick<WidgetSurroundings, 'text' | 'locale'> => ({
  locale,
  text: createWidgetText(catalogues[storyLanguageOf(localeFallbacks[locale])]),
});

/** Renders a widget's story on a page in the language that the toolbar selects. */
export const inPageLanguage: Decorator = (Story, { args, globals: { locale } }) =>
  typeof locale === 'string' && isLocale(locale)
    ? Story({ args: { ...args, ...textsIn(locale) } })
    : Story();

/**
 * A Swedish page without actions; a file's name in the media library of stories is that of a
 * generated picture.
 */
export const storySurroundings: WidgetSurroundings = {
  id: '1-story',
  ...textsIn(sourceLocale),
  timeZone: 'Europe/Stockholm',
  clock: () => Date.now(),
  actions: {},
  form: (name) => ({
    action: `/forms/${name}`,
    back: '/',
    send: async () => ({ kind: 'received' }),
  }),
  picture: ({ file, alt, focalPoint }) => ({ src: `./pictures/${file}`, alt, focalPoint }),
  isFirst: true,
  headingLevel: 1,
  share: 'full',
};
