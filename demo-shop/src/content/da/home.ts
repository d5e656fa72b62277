import type { ContentWords } from '../contentWords.ts';

export const front: ContentWords['front'] = {
  title: 'Tøj og sko på nettet',
  description:
    'Tøj til godt og dårligt vejr. Fri fragt fra {freeShipping}, fremme en til tre hverdage efter at vi har pakket.',
  hero: {
    eyebrow: 'Vinterens frakker',
    heading: 'Frakkevejr',
    text: 'Uld, lange linjer og lommer med plads til begge hænder.',
    link: 'Se frakkerne',
    alt: 'En benhvid dobbeltradet frakke og et ternet halstørklæde i lys fra et vindue.',
  },
  figures: [
    { figure: '1–3', caption: 'hverdage efter at vi har pakket' },
    { figure: '{freeShippingFigure}', caption: 'kroner, så er fragten gratis' },
    { figure: '14', caption: 'dages returret' },
    { figure: '8–17', caption: 'svarer vi på hverdage' },
  ],
  categories: 'Find din hylde',
  tiles: {
    coats: { label: 'Frakker og jakker', alt: 'En ternet dobbeltradet frakke.' },
    knitwear: { label: 'Strik', alt: 'En rustrød rullekravesweater.' },
    dresses: { label: 'Kjoler', alt: 'En denimblå ærmeløs kjole.' },
    shoes: { label: 'Sko', alt: 'Et par vinrøde derbysko.' },
    bags: { label: 'Tasker', alt: 'En cognacbrun håndtaske.' },
  },
  knitOffer: { heading: 'lavere pris på al strik', link: 'Se strik' },
  prelovedOffer: {
    figure: '140',
    unit: 'kr.',
    heading: 'og opefter: preloved',
    text: 'Frakker og tasker, der allerede har fået en god start.',
    link: 'Se preloved',
  },
  latest: { heading: 'Nyt i denne uge', link: 'Se alle nyheder' },
  article: {
    eyebrow: 'Læsning, fire minutter',
    heading: 'Giv frakken en bred bøjle og en fridag',
    text: 'Uld vil hvile mellem turene. Hæng den luftigt, børst den nedad, og lad regnen tørre af sig selv. Så holder den i ti vintre.',
    link: 'Sådan plejer du uld',
    alt: 'En salviegrøn rullekravesweater, en brun håndtaske og et par støvler i lys fra et vindue.',
  },
  loved: { heading: 'Mest købt lige nu', link: 'Alle bestsellere' },
};

export const layers: ContentWords['layers'] = {
  heading: 'Lag på lag på lag',
  text: 'Tre sweatere, der kan være under frakken.',
  link: 'Se udvalget',
  alt: 'En benhvid rullekravesweater, en mosgrøn cardigan og et ternet halstørklæde.',
};
