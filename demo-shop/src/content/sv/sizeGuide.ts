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
  stepsHeading: 'Så mäter du',
  steps: [
    { line: 'bust', part: 'Byst eller bröst', text: 'Runt det bredaste, bandet vågrätt.' },
    {
      line: 'waist',
      part: 'Midja',
      text: 'Där du är smalast, ovanför naveln.',
    },
    { line: 'hip', part: 'Höft', text: 'Runt det bredaste, fötterna ihop.' },
    { line: 'inseam', part: 'Innerben', text: 'Från grenen ner till golvet.' },
    {
      line: 'foot',
      part: 'Fot',
      text: 'Stå mot en vägg och mät till längsta tån. Gör det på kvällen.',
    },
  ],
  tables: [
    {
      caption: 'Dam',
      columns: ['EU', 'Storlek', 'Byst (cm)', 'Midja (cm)', 'Höft (cm)'],
      lines: clothesLines,
      rows: womenSizes,
    },
    {
      caption: 'Herr',
      columns: ['EU', 'Storlek', 'Bröst (cm)', 'Midja (cm)', 'Höft (cm)'],
      lines: clothesLines,
      rows: menSizes,
    },
    { caption: 'Skor', columns: ['EU', 'Fotlängd (cm)'], lines: shoeLines, rows: shoeSizes },
    { caption: 'Omkrets', columns: ['Storlek', 'Under bysten (cm)'], rows: bandSizes },
    { caption: 'Kupa', columns: ['Kupa', 'Skillnad (cm)'], rows: cupSizes },
  ],
};
