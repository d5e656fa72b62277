/** What every story stands in: the page's own styles, one channel, one language with its rule for long words, one width. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { adaptDocument } from '../design-system/src/foundation/adaptDocument.ts';
import { GlobalStyle } from '../design-system/src/index.ts';
import { storyTellers } from '../design-system/src/testing/storyWords/speakStory.ts';
import { withWords } from '../design-system/src/testing/storyWords/withWords.ts';
import { withWordParts } from '../design-system/src/testing/withWordParts.tsx';
import { fieldArgs } from '../widgets/src/testing/turnFields.tsx';
import { writtenTypes } from './writtenTypes.ts';
import { modes } from './modes.ts';
import { channelItems, languageOf, localeItems, viewports } from './toolbar.ts';

interface Turned {
  readonly colours: string;
  readonly motion: string;
  readonly text: string;
  readonly channel: string;
  /** A language. */
  readonly locale: string;
  readonly vat: string;
}

function PageState({ channel, locale, vat }: Turned) {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dataset.channel = channel;
    page.dataset.vat = vat;
    page.lang = locale;
  }, [channel, locale, vat]);
  return null;
}

/** Stands after the story, whose styles are there by then. */
function Adaptations({ colours, motion, text }: Turned) {
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
  const turned = globals as Turned;
  return (
    <>
      <GlobalStyle />
      <PageState {...turned} />
      <Story />
      <Adaptations {...turned} />
    </>
  );
};

/** Settles the one language of a story before all else; whatever stands within reads it of `locale`. */
const withLanguage: Decorator = (Story, context) =>
  Story({ globals: { ...context.globals, locale: languageOf(context) } });

const preview: Preview = {
  // Every part has a page of its own: what it is for, its props, its stories.
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  argsEnhancers: [fieldArgs],
  decorators: [
    withWords({ tellers: storyTellers, languageOf: ({ locale }) => String(locale) }),
    withWordParts,
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
