import type { ContentWords } from '../contentWords.ts';

export const front: ContentWords['front'] = {
  title: 'Mode och skor på nätet',
  description:
    'Kläder för vackert och dåligt väder. Fri frakt från {freeShipping}, framme en till tre vardagar efter att vi packat.',
  hero: {
    eyebrow: 'Vinterns kappor',
    heading: 'Kappväder',
    text: 'Ull, långa linjer och fickor som rymmer båda händerna.',
    link: 'Se kapporna',
    alt: 'En benvit dubbelknäppt kappa och en rutig halsduk i fönsterljus.',
  },
  figures: [
    { figure: '1–3', caption: 'vardagar efter att vi packat' },
    { figure: '{freeShippingFigure}', caption: 'kronor, sedan är frakten fri' },
    { figure: '14', caption: 'dagars returrätt' },
    { figure: '8–17', caption: 'svarar vi, alla vardagar' },
  ],
  categories: 'Hitta rätt hylla',
  tiles: {
    coats: { label: 'Kappor & jackor', alt: 'En rutig dubbelknäppt kappa.' },
    knitwear: { label: 'Stickat', alt: 'En roströd polotröja.' },
    dresses: { label: 'Klänningar', alt: 'En jeansblå ärmlös klänning.' },
    shoes: { label: 'Skor', alt: 'Ett par vinröda derbyskor.' },
    bags: { label: 'Väskor', alt: 'En konjaksbrun handväska.' },
  },
  knitOffer: { heading: 'lägre pris på allt stickat', link: 'Se stickat' },
  prelovedOffer: {
    figure: '190',
    unit: 'kr',
    heading: 'och uppåt: preloved',
    text: 'Kappor och väskor som redan haft en bra första tid.',
    link: 'Se preloved',
  },
  latest: { heading: 'Nytt den här veckan', link: 'Se alla nyheter' },
  article: {
    eyebrow: 'Läsning, fyra minuter',
    heading: 'Ge kappan en bred galge och en ledig dag',
    text: 'Ull vill vila mellan turerna. Häng den luftigt, borsta den nedåt och låt regnet torka av sig självt. Då håller den i tio vintrar.',
    link: 'Så sköter du ull',
    alt: 'En salviagrön polotröja, en brun handväska och ett par kängor i fönsterljus.',
  },
  loved: { heading: 'Mest burna just nu', link: 'Alla bästsäljare' },
};

export const layers: ContentWords['layers'] = {
  heading: 'Lager på lager på lager',
  text: 'Tre tröjor som får plats under kappan.',
  link: 'Se urvalet',
  alt: 'En benvit polotröja, en mossgrön kofta och en rutig halsduk.',
};
