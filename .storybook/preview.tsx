/** What every story stands in: the page's own styles, one channel, one language, one width. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { GlobalStyle } from '../design-system/src/index.ts';
import { modes } from './modes.ts';
import { channelItems, languageOf, localeItems, viewports } from './toolbar.ts';

interface Turned {
  readonly channel: string;
  readonly locale: string;
  readonly vat: string;
}

function PageState({ channel, locale, vat }: Turned) {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dataset.channel = channel;
    page.dataset.vat = vat;
    page.lang = languageOf({ channel, locale });
  }, [channel, locale, vat]);
  return null;
}

const withPage: Decorator = (Story, { globals }) => {
  const { channel, locale, vat } = globals as Turned;
  return (
    <>
      <GlobalStyle />
      <PageState channel={channel} locale={locale} vat={vat} />
      <Story />
    </>
  );
};

const preview: Preview = {
  decorators: [withPage],
  globalTypes: {
    channel: { description: 'Channel', toolbar: { title: 'Channel', icon: 'globe', items: channelItems, dynamicTitle: true } },
    locale: { description: 'Language of the page', toolbar: { title: 'Locale', icon: 'chat', items: localeItems, dynamicTitle: true } },
    vat: {
      description: 'Prices with or without VAT',
      toolbar: { title: 'VAT', icon: 'credit', items: [{ value: 'inc', title: 'With VAT' }, { value: 'ex', title: 'Without VAT' }], dynamicTitle: true },
    },
  },
  initialGlobals: { channel: 'se', locale: 'channel', vat: 'inc', viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes, pauseAnimationAtEnd: true },
    options: { storySort: { order: ['Guides', 'Foundations', 'Layout', 'Components', 'Widgets', 'Screens'] } },
  },
};

export default preview;
