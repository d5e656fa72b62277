/**
 * The environment of every story: the page's styles, one channel, one language with its rule
 * for long words, one width.
 */
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { adaptDocument } from '../design-system/src/foundation/adaptDocument.ts';
import { GlobalStyle } from '../design-system/src/index.ts';
import { storyLocalisers } from '../design-system/src/testing/storyWords/storyLocalisers.ts';
import { withTranslations } from '../design-system/src/testing/storyWords/withTranslations.ts';
import { withHyphenation } from '../design-system/src/testing/withHyphenation.tsx';
import { fieldArgs } from '../widgets/src/testing/fieldArgs.ts';
import { writtenTypes } from './writtenTypes.ts';
import { modes } from './modes.ts';
import { channelItems, languageOf, localeItems, viewports } from './toolbar.ts';

interface ToolbarSettings {
  readonly colours: string;
  readonly motion: string;
  readonly text: string;
  readonly channel: string;
  /** A language. */
  readonly locale: string;
  readonly vat: string;
}

function PageState({ channel, locale, vat }: ToolbarSettings) {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dataset.channel = channel;
    page.dataset.vat = vat;
    page.lang = locale;
  }, [channel, locale, vat]);
  return null;
}

/** Rendered after the story, when its styles exist. */
function Adaptations({ colours, motion, text }: ToolbarSettings) {
  useLayoutEffect(() =>
    adaptDocument(document, {
      forcedColours: colours === 'forced',
      reducedMotion: motion === 'reduced',
      textSize: Number(text),
    }),
  );
  return null;
}

const withPage: Decorator = (Story, { globals }) => {
  const settings = globals as ToolbarSettings;
  return (
    <>
      <GlobalStyle />
      <PageState {...settings} />
      <Story />
      <Adaptations {...settings} />
    </>
  );
};

/** Sets the language of a story first; its components read it from `locale`. */
const withLanguage: Decorator = (Story, context) =>
  Story({ globals: { ...context.globals, locale: languageOf(context) } });

const preview: Preview = {
  // Every component has a page of documentation: its purpose, its props, its stories.
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  argsEnhancers: [fieldArgs],
  decorators: [
    withTranslations({ localisers: storyLocalisers, languageOf: ({ locale }) => String(locale) }),
    withHyphenation,
    withPage,
    withLanguage,
  ],
  globalTypes: {
    channel: {
      description: 'Channel',
      toolbar: { title: 'Channel', icon: 'globe', items: channelItems, dynamicTitle: true },
    },
    locale: {
      description: 'Language of the page; a story that is played stays Swedish',
      toolbar: { title: 'Locale', icon: 'chat', items: localeItems, dynamicTitle: true },
    },
    colours: {
      description: 'Colours of the shop, or those a reader forces',
      toolbar: {
        title: 'Colours',
        icon: 'contrast',
        items: [
          { value: 'own', title: 'The shop’s colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion as it is, or as little as can be',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'own', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    vat: {
      description: 'Prices with or without VAT',
      toolbar: {
        title: 'VAT',
        icon: 'credit',
        items: [
          { value: 'inc', title: 'With VAT' },
          { value: 'ex', title: 'Without VAT' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    channel: 'se',
    locale: 'channel',
    vat: 'inc',
    colours: 'own',
    motion: 'own',
    text: '100',
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes, pauseAnimationAtEnd: true },
    options: {
      storySort: { order: ['Guides', 'Foundations', 'Layout', 'Components', 'Widgets', 'Screens'] },
    },
  },
};

export default preview;
