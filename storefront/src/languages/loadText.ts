import type { Locale } from '@solvik/addresses';
import { createText, type Text } from './createText.ts';
import { loadMessages } from './loadMessages.ts';
import { messageGroups } from './messageGroups.ts';

/** All texts of one language, for the server, stories and tests. A browser loads those of its page (entryClient). */
export const loadText = async (locale: Locale): Promise<Text> => createText(await loadMessages(locale, messageGroups));
