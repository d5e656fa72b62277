/** Made by `npm run generate` from the languages of shop/definition/languages.ts and the files of this folder. */
import type { Locale } from '@solvik/shop';
import type { Titles } from '../titles.ts';

export const titleLoaders: Readonly<Record<Locale, () => Promise<{ readonly default: Titles }>>> = {
  sv: () => import('../sv.json', { with: { type: 'json' } }),
  nb: () => import('../nb.json', { with: { type: 'json' } }),
  da: () => import('../da.json', { with: { type: 'json' } }),
  fi: () => import('../fi.json', { with: { type: 'json' } }),
};
