import type { Locale } from '@solvik/shop';
import { createText, type Text } from './createText.ts';
import { loadMessages } from './loadMessages.ts';
import { messageGroups } from './messageGroups.ts';

const loading = new Map<Locale, Promise<Text>>();

/**
 * All texts of one language, for the server, stories and tests; the same for every call. A browser loads those of its page
 * (entryClient).
 */
export function loadText(locale: Locale): Promise<Text> {
  const known =
    loading.get(locale) ??
    loadMessages(locale, messageGroups).then((messages) => createText(messages));
  loading.set(locale, known);
  return known;
}
