import type { ContentWords } from '../contentWords.ts';
import { bandSizes, cupSizes, menSizes, shoeSizes, womenSizes } from '../sizeTables.ts';

export const sizeGuide: ContentWords['sizeGuide'] = {
  stepsHeading: 'Näin mittaat',
  steps: [
    { part: 'Rinta', text: 'Leveimmästä kohdasta, nauha vaakasuorassa.' },
    { part: 'Vyötärö', text: 'Kapeimmasta kohdasta, usein pari senttiä navan yläpuolelta.' },
    { part: 'Lantio', text: 'Leveimmästä kohdasta, jalat yhdessä.' },
    { part: 'Sisäsauma', text: 'Haarasta lattiaan.' },
    {
      part: 'Jalka',
      text: 'Seiso seinää vasten ja mittaa pisimpään varpaaseen. Mieluiten illalla.',
    },
  ],
  tables: [
    {
      caption: 'Naiset',
      columns: ['EU', 'Koko', 'Rinta (cm)', 'Vyötärö (cm)', 'Lantio (cm)'],
      rows: womenSizes,
    },
    {
      caption: 'Miehet',
      columns: ['EU', 'Koko', 'Rinta (cm)', 'Vyötärö (cm)', 'Lantio (cm)'],
      rows: menSizes,
    },
    { caption: 'Kengät', columns: ['EU', 'Jalan pituus (cm)'], rows: shoeSizes },
    { caption: 'Ympärys', columns: ['Koko', 'Rinnan alta (cm)'], rows: bandSizes },
    { caption: 'Kuppi', columns: ['Kuppi', 'Ero (cm)'], rows: cupSizes },
  ],
};
