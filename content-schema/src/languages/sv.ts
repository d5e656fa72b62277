import type { ContentLanguage } from './contentLanguage.ts';

export const language: ContentLanguage = {
  vagueLinks: [
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
};
