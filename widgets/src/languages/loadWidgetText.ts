import type { Locale } from '@solvik/shop';
import { createWidgetText, type WidgetText } from './createWidgetText.ts';
import { messageLoaders } from './generated/byLocale.ts';

const loaded = new Map<Locale, WidgetText>();

/** The widgets' own texts in one language, the same for every call; a page loads no other. */
export async function loadWidgetText(locale: Locale): Promise<WidgetText> {
  const known = loaded.get(locale);
  if (known) return known;
  const { default: messages } = await messageLoaders[locale]();
  const text = createWidgetText(messages);
  loaded.set(locale, text);
  return text;
}
