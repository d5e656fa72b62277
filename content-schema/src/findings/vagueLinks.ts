/** Words of a link that say nothing of where it leads, as each language has them: a list of a page's links reads "here, here, more". */
import type { Language } from '../document/languages.ts';

const everywhere = ['read more', 'click here', 'here', 'more', 'link'];

const vague: Readonly<Record<Language, readonly string[]>> = {
  sv: [
    'läs mer',
    'läs vidare',
    'mer',
    'här',
    'klicka',
    'klicka här',
    'tryck här',
    'se mer',
    'visa mer',
    'länk',
    'till sidan',
    'gå vidare',
    'mer info',
    'mer information',
    'följ länken',
  ],
  nb: [
    'les mer',
    'les videre',
    'mer',
    'her',
    'klikk',
    'klikk her',
    'trykk her',
    'se mer',
    'vis mer',
    'lenke',
    'til siden',
    'gå videre',
    'mer info',
    'mer informasjon',
    'følg lenken',
  ],
  da: [
    'læs mere',
    'læs videre',
    'mere',
    'her',
    'klik',
    'klik her',
    'tryk her',
    'se mere',
    'vis mere',
    'til siden',
    'gå videre',
    'mere info',
    'mere information',
    'følg linket',
  ],
  fi: [
    'lue lisää',
    'lue',
    'lisää',
    'tästä',
    'tässä',
    'täältä',
    'klikkaa',
    'klikkaa tästä',
    'paina tästä',
    'katso lisää',
    'näytä lisää',
    'linkki',
    'sivulle',
    'jatka',
    'lisätietoa',
    'lisätietoja',
    'seuraa linkkiä',
  ],
};

/** Signs around the words (arrows, dots, colons) say nothing either. */
const bare = (label: string): string =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function isVagueLink(label: string, language: Language): boolean {
  const words = bare(label);
  return words !== '' && (vague[language].includes(words) || everywhere.includes(words));
}
