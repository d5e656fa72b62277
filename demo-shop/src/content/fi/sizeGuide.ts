import type { ContentWords } from '../contentWords.ts';
import {
  bandSizes,
  clothesLines,
  cupSizes,
  menSizes,
  shoeLines,
  shoeSizes,
  womenSizes,
} from '../sizeTables.ts';

export const sizeGuide: ContentWords['sizeGuide'] = {
  stepsHeading: 'Näin mittaat',
  steps: [
    { line: 'bust', part: 'Rinta', text: 'Leveimmästä kohdasta, nauha vaakasuorassa.' },
    {
      line: 'waist',
      part: 'Vyötärö',
      text: 'Kapeimmasta kohdasta, navan yläpuolelta.',
    },
    { line: 'hip', part: 'Lantio', text: 'Leveimmästä kohdasta, jalat yhdessä.' },
    { line: 'inseam', part: 'Sisäsauma', text: 'Haarasta lattiaan.' },
    {
      line: 'foot',
      part: 'Jalka',
      text: 'Seiso seinää vasten ja mittaa pisimpään varpaaseen. Mieluiten illalla.',
    },
  ],
  tables: [
    {
      caption: 'Naiset',
      columns: ['EU', 'Koko', 'Rinta (cm)', 'Vyötärö (cm)', 'Lantio (cm)'],
      lines: clothesLines,
      rows: womenSizes,
    },
    {
      caption: 'Miehet',
      columns: ['EU', 'Koko', 'Rinta (cm)', 'Vyötärö (cm)', 'Lantio (cm)'],
      lines: clothesLines,
      rows: menSizes,
    },
    { caption: 'Kengät', columns: ['EU', 'Jalan pituus (cm)'], lines: shoeLines, rows: shoeSizes },
    { caption: 'Ympärys', columns: ['Koko', 'Rinnan alta (cm)'], rows: bandSizes },
    { caption: 'Kuppi', columns: ['Kuppi', 'Ero (cm)'], rows: cupSizes },
  ],
};
