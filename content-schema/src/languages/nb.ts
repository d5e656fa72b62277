import type { ContentLanguage } from './contentLanguage.ts';

export const language: ContentLanguage = {
  vagueLinks: [
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
};
