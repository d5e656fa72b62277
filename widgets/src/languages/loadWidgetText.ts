import type { Locale } from '@solvik/addresses';
import { createWidgetText, type WidgetText } from './createWidgetText.ts';
import type { CompiledMessages } from './generated/messages.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>> = {
  sv: () => import('./generated/sv.js'),
  nb: () => import('./generated/nb.js'),
  da: () => import('./generated/da.js'),
  fi: () => import('./generated/fi.js'),
};

/** The widgets' own words in one language; a page loads no other. */
export async function loadWidgetText(locale: Locale): Promise<WidgetText> {
  const messages = await loaders[locale]();
  return createWidgetText(messages.default);
}
