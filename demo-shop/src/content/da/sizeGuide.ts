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
  stepsHeading: 'Sådan måler du',
  steps: [
    { line: 'bust', part: 'Bryst', text: 'Rundt om det bredeste, båndet vandret.' },
    {
      line: 'waist',
      part: 'Talje',
      text: 'Hvor du er smallest, over navlen.',
    },
    { line: 'hip', part: 'Hofte', text: 'Rundt om det bredeste, fødderne samlet.' },
    { line: 'inseam', part: 'Indvendig benlængde', text: 'Fra skridtet ned til gulvet.' },
    {
      line: 'foot',
      part: 'Fod',
      text: 'Stå op ad en væg, og mål til den længste tå. Gør det om aftenen.',
    },
  ],
  tables: [
    {
      caption: 'Dame',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Talje (cm)', 'Hofte (cm)'],
      lines: clothesLines,
      rows: womenSizes,
    },
    {
      caption: 'Herre',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Talje (cm)', 'Hofte (cm)'],
      lines: clothesLines,
      rows: menSizes,
    },
    { caption: 'Sko', columns: ['EU', 'Fodlængde (cm)'], lines: shoeLines, rows: shoeSizes },
    { caption: 'Omkreds', columns: ['Størrelse', 'Under brystet (cm)'], rows: bandSizes },
    { caption: 'Skål', columns: ['Skål', 'Forskel (cm)'], rows: cupSizes },
  ],
};
