import type { ContentWords } from '../contentWords.ts';
import { bandSizes, cupSizes, menSizes, shoeSizes, womenSizes } from '../sizeTables.ts';

export const sizeGuide: ContentWords['sizeGuide'] = {
  stepsHeading: 'Sådan måler du',
  steps: [
    { part: 'Bryst', text: 'Rundt om det bredeste, med båndet vandret.' },
    { part: 'Talje', text: 'Hvor du er smallest, ofte et par centimeter over navlen.' },
    { part: 'Hofte', text: 'Rundt om det bredeste, med fødderne samlet.' },
    { part: 'Indvendig benlængde', text: 'Fra skridtet ned til gulvet.' },
    { part: 'Fod', text: 'Stå op ad en væg, og mål til den længste tå. Gør det om aftenen.' },
  ],
  tables: [
    {
      caption: 'Dame',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Talje (cm)', 'Hofte (cm)'],
      rows: womenSizes,
    },
    {
      caption: 'Herre',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Talje (cm)', 'Hofte (cm)'],
      rows: menSizes,
    },
    { caption: 'Sko', columns: ['EU', 'Fodlængde (cm)'], rows: shoeSizes },
    { caption: 'Omkreds', columns: ['Størrelse', 'Under brystet (cm)'], rows: bandSizes },
    { caption: 'Skål', columns: ['Skål', 'Forskel (cm)'], rows: cupSizes },
  ],
};
