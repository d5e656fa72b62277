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
  stepsHeading: 'Slik måler du',
  steps: [
    { line: 'bust', part: 'Byst eller bryst', text: 'Rundt det bredeste, båndet vannrett.' },
    { line: 'waist', part: 'Liv', text: 'Der du er smalest, over navlen.' },
    { line: 'hip', part: 'Hofte', text: 'Rundt det bredeste, føttene samlet.' },
    { line: 'inseam', part: 'Innvendig bein', text: 'Fra skrittet ned til gulvet.' },
    {
      line: 'foot',
      part: 'Fot',
      text: 'Stå inntil en vegg og mål til den lengste tåen. Gjør det om kvelden.',
    },
  ],
  tables: [
    {
      caption: 'Dame',
      columns: ['EU', 'Størrelse', 'Byst (cm)', 'Liv (cm)', 'Hofte (cm)'],
      lines: clothesLines,
      rows: womenSizes,
    },
    {
      caption: 'Herre',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Liv (cm)', 'Hofte (cm)'],
      lines: clothesLines,
      rows: menSizes,
    },
    { caption: 'Sko', columns: ['EU', 'Fotlengde (cm)'], lines: shoeLines, rows: shoeSizes },
    { caption: 'Omkrets', columns: ['Størrelse', 'Under bysten (cm)'], rows: bandSizes },
    { caption: 'Skål', columns: ['Skål', 'Forskjell (cm)'], rows: cupSizes },
  ],
};
