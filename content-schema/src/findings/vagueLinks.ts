/**
 * Link labels that do not describe their target, in each language: a list of a page's links reads
 * "here, here, more".
 */
import type { Language } from '../document/languages.ts';
import { contentLanguages } from '../languages/generated/byLocale.ts';

const everywhere = ['read more', 'click here', 'here', 'more', 'link'];

/** Signs around the label (arrows, dots, colons) add nothing either. */
const bare = (label: string): string =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function isVagueLink(label: string, language: Language): boolean {
  const words = bare(label);
  return (
    words !== '' &&
    (contentLanguages[language].vagueLinks.includes(words) || everywhere.includes(words))
  );
}
