import type { ContentLanguage } from './contentLanguage.ts';

export const language: ContentLanguage = {
  vagueLinks: [
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
};
