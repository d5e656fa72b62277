import type { Locale } from '@solvik/addresses';
import { createWidgetText, type WidgetText } from './createWidgetText.ts';
import type { CompiledMessages } from './generated/messages.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>> = {
  sv: () => import('./generated/sv.js'),
  nb: () => import('./generated/nb.js'),
  da: () => import('./generated/da.js'),
  fi: () => import('./generated/fi.js'),
};

const loaded = new Map<Locale, WidgetText>();

/** The widgets' own words in one language, the same for every call; a page loads no other. */
export async function loadWidgetText(locale: Locale): Promise<WidgetText> {
  const known = loaded.get(locale);
  if (known) return known;
  const { default: messages } = await loaders[locale]();
  const text = createWidgetText(messages);
  loaded.set(locale, text);
  return text;
}
