import type { Language } from '../document/languages.ts';
import { titleLoaders } from '../languages/generated/titles.ts';
import type { Titles } from '../languages/titles.ts';

/**
 * The editors' labels of one language. Each is loaded on its own, so that a shop's bundle carries
 * none.
 */
export async function loadTitles(language: Language): Promise<Titles> {
  return (await titleLoaders[language]()).default;
}
