import type { Localised } from './catalogueDraft.ts';

/** The size of what comes in one size only, in each language's own words. */
export const oneSize: Localised = {
  sv: 'En storlek',
  nb: 'Én størrelse',
  da: 'Én størrelse',
  fi: 'Yksi koko',
};
