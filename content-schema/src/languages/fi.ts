import type { ContentLanguage } from './contentLanguage.ts';

export const language: ContentLanguage = {
  vagueLinks: [
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
