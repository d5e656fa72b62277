import type { ContentWords } from '../contentWords.ts';
import { bandSizes, cupSizes, menSizes, shoeSizes, womenSizes } from '../sizeTables.ts';

export const sizeGuide: ContentWords['sizeGuide'] = {
  stepsHeading: 'Slik måler du',
  steps: [
    { part: 'Byst eller bryst', text: 'Rundt det bredeste, med båndet vannrett.' },
    { part: 'Liv', text: 'Der du er smalest, ofte et par centimeter over navlen.' },
    { part: 'Hofte', text: 'Rundt det bredeste, med føttene sammen.' },
    { part: 'Innvendig bein', text: 'Fra skrittet ned til gulvet.' },
    { part: 'Fot', text: 'Stå inntil en vegg og mål til den lengste tåen. Gjør det om kvelden.' },
  ],
  tables: [
    {
      caption: 'Dame',
      columns: ['EU', 'Størrelse', 'Byst (cm)', 'Liv (cm)', 'Hofte (cm)'],
      rows: womenSizes,
    },
    {
      caption: 'Herre',
      columns: ['EU', 'Størrelse', 'Bryst (cm)', 'Liv (cm)', 'Hofte (cm)'],
      rows: menSizes,
    },
    { caption: 'Sko', columns: ['EU', 'Fotlengde (cm)'], rows: shoeSizes },
    { caption: 'Omkrets', columns: ['Størrelse', 'Under bysten (cm)'], rows: bandSizes },
    { caption: 'Skål', columns: ['Skål', 'Forskjell (cm)'], rows: cupSizes },
  ],
};
