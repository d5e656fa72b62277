import type { Locale } from '@solvik/addresses';
import { createText, type Text } from './createText.ts';
import type { CompiledMessages } from './generated/messages.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>> = {
  sv: () => import('./generated/sv.js'),
  nb: () => import('./generated/nb.js'),
  da: () => import('./generated/da.js'),
  fi: () => import('./generated/fi.js'),
};

/** The texts of one language; a page loads no other. */
export async function loadText(locale: Locale): Promise<Text> {
  const messages = await loaders[locale]();
  return createText(messages.default);
}
