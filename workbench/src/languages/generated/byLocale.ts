/** Made by `npm run generate` from the languages of shop/definition/languages.ts and the files of this folder. */
import type { Locale } from '@solvik/shop';
import type { CompiledMessages } from './messages.ts';

export const messageLoaders: Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>> = {
  sv: () => import('./sv.js'),
  nb: () => import('./nb.js'),
  da: () => import('./da.js'),
  fi: () => import('./fi.js'),
};
