import type { ContentWords } from '../contentWords.ts';
import { bandSizes, cupSizes, menSizes, shoeSizes, womenSizes } from '../sizeTables.ts';

export const sizeGuide: ContentWords['sizeGuide'] = {
  stepsHeading: 'Så mäter du',
  steps: [
    { part: 'Byst eller bröst', text: 'Runt det bredaste, med bandet vågrätt.' },
    { part: 'Midja', text: 'Där du är smalast, ofta ett par centimeter över naveln.' },
    { part: 'Höft', text: 'Runt det bredaste, med fötterna ihop.' },
    { part: 'Innerben', text: 'Från grenen ner till golvet.' },
    { part: 'Fot', text: 'Stå mot en vägg och mät till längsta tån. Gör det på kvällen.' },
  ],
  tables: [
    {
      caption: 'Dam',
      columns: ['EU', 'Storlek', 'Byst (cm)', 'Midja (cm)', 'Höft (cm)'],
      rows: womenSizes,
    },
    {
      caption: 'Herr',
      columns: ['EU', 'Storlek', 'Bröst (cm)', 'Midja (cm)', 'Höft (cm)'],
      rows: menSizes,
    },
    { caption: 'Skor', columns: ['EU', 'Fotlängd (cm)'], rows: shoeSizes },
    { caption: 'Omkrets', columns: ['Storlek', 'Under bysten (cm)'], rows: bandSizes },
    { caption: 'Kupa', columns: ['Kupa', 'Skillnad (cm)'], rows: cupSizes },
  ],
};
