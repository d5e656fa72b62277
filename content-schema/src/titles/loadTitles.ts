import type { Language } from '../document/languages.ts';

/** What editors read for a widget's title, its sentence, a field, an option, a group, a size or an order of products, by the definition's own word. */
export type Titles = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: Titles }>>> = {
  sv: () => import('./sv.json', { with: { type: 'json' } }),
  nb: () => import('./nb.json', { with: { type: 'json' } }),
  da: () => import('./da.json', { with: { type: 'json' } }),
  fi: () => import('./fi.json', { with: { type: 'json' } }),
};

/** The editors' words of one language. Each is loaded on its own, so that a shop's bundle carries none. */
export async function loadTitles(language: Language): Promise<Titles> {
  return (await loaders[language]()).default;
}
