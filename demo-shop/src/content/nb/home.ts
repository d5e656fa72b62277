import type { ContentWords } from '../contentWords.ts';

export const front: ContentWords['front'] = {
  title: 'Klær og sko på nett',
  description:
    'Klær for pent og dårlig vær. Fri frakt fra {freeShipping}, fremme én til tre virkedager etter at vi har pakket.',
  hero: {
    eyebrow: 'Vinterens kåper',
    heading: 'Kåpevær',
    text: 'Ull, lange linjer og lommer med plass til begge hendene.',
    link: 'Se kåpene',
    alt: 'En benhvit dobbeltspent kåpe og et rutete skjerf i lys fra et vindu.',
  },
  figures: [
    { figure: '1–3', caption: 'virkedager etter at vi har pakket' },
    { figure: '{freeShippingFigure}', caption: 'kroner, så er frakten gratis' },
    { figure: '14', caption: 'dagers returrett' },
    { figure: '8–17', caption: 'svarer vi på hverdager' },
  ],
  categories: 'Finn riktig hylle',
  tiles: {
    coats: { label: 'Kåper og jakker', alt: 'En rutete dobbeltspent kåpe.' },
    knitwear: { label: 'Strikk', alt: 'En rustrød pologenser.' },
    dresses: { label: 'Kjoler', alt: 'En denimblå ermeløs kjole.' },
    shoes: { label: 'Sko', alt: 'Et par vinrøde derbysko.' },
    bags: { label: 'Vesker', alt: 'En konjakkbrun håndveske.' },
  },
  knitOffer: { heading: 'lavere pris på all strikk', link: 'Se strikk' },
  prelovedOffer: {
    figure: '190',
    unit: 'kr',
    heading: 'og oppover: preloved',
    text: 'Kåper og vesker som allerede har hatt en god start.',
    link: 'Se preloved',
  },
  latest: { heading: 'Nytt denne uken', link: 'Se alle nyheter' },
  article: {
    eyebrow: 'Lesestoff, fire minutter',
    heading: 'Gi kåpen en bred henger og en fridag',
    text: 'Ull vil hvile mellom turene. Heng den luftig, børst den nedover og la regnet tørke av seg selv. Da holder den i ti vintre.',
    link: 'Slik steller du ull',
    alt: 'En salviegrønn pologenser, en brun håndveske og et par støvler i lys fra et vindu.',
  },
  loved: { heading: 'Mest kjøpt akkurat nå', link: 'Alle bestselgere' },
};

export const layers: ContentWords['layers'] = {
  heading: 'Lag på lag på lag',
  text: 'Tre gensere som får plass under kåpen.',
  link: 'Se utvalget',
  alt: 'En benhvit pologenser, en mosegrønn cardigan og et rutete skjerf.',
};
