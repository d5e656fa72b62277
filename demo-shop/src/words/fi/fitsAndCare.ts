import type { ShopWords } from '../shopWords.ts';

export const fits: ShopWords['fits'] = {
  slim: {
    label: 'Kapea',
    sentence: 'Kapea, vartaloa myötäilevä malli. Ota kokoa suurempi, jos haluat tilaa alle.',
  },
  regular: { label: 'Normaali', sentence: 'Normaali istuvuus. Ota tavallinen kokosi.' },
  relaxed: {
    label: 'Rento',
    sentence: 'Rento istuvuus, alle mahtuu kerros lisää. Ota tavallinen kokosi.',
  },
  oversized: {
    label: 'Väljä',
    sentence: 'Tarkoituksella isoksi leikattu, väljä malli. Kahden koon välissä? Ota pienempi.',
  },
};

export const care: ShopWords['care'] = {
  wool: {
    label: 'Kemiallinen pesu',
    sentence:
      'Tuuleta mieluummin kuin pese. Harjaa alaspäin pehmeällä harjalla ja vie pesulaan korkeintaan kerran vuodessa.',
  },
  knit: {
    label: 'Käsinpesu 30°',
    sentence:
      'Tuuleta käyttökertojen välissä. Pese käsin haaleassa vedessä villapesuaineella, purista vesi pois ja kuivata tasossa.',
  },
  delicate: {
    label: 'Hienopesu 30°',
    sentence:
      'Hienopesu 30 asteessa pesupussissa. Ripusta heti kuivumaan ja silitä viileällä nurjalta puolelta.',
  },
  cotton: {
    label: 'Konepesu 40°',
    sentence: 'Konepesu 40 asteessa samanväristen kanssa. Muotoile kosteana ja ripusta kuivumaan.',
  },
  denim: {
    label: 'Konepesu 30°',
    sentence: 'Pese harvoin, nurin päin, 30 asteessa. Ripusta kuivumaan. Väri voi aluksi tarttua.',
  },
  linen: {
    label: 'Konepesu 40°',
    sentence:
      'Konepesu 40 asteessa. Ripusta kuivumaan ja silitä hieman kosteana, tai jätä silittämättä.',
  },
  shell: {
    label: 'Konepesu 30°',
    sentence:
      'Sulje vetoketju ja pese koneessa 30 asteessa ilman huuhteluainetta. Kyllästä uudelleen, kun vesi ei enää helmeile.',
  },
  down: {
    label: 'Konepesu 30°',
    sentence:
      'Pese 30 asteessa untuvapesuaineella. Rumpukuivaa matalassa lämmössä parin tennispallon kanssa, kunnes untuva on kuohkeaa.',
  },
  leather: {
    label: 'Nahanhoito',
    sentence:
      'Pyyhi kostealla liinalla. Levitä ohuelti nahkabalsamia pari kertaa vuodessa ja anna kuivua huoneenlämmössä.',
  },
  suede: {
    label: 'Mokanhoito',
    sentence:
      'Suojaa ennen ensimmäistä käyttöä. Harjaa lika pois, kun se on kuivunut, äläkä kuivata patterilla.',
  },
  swim: {
    label: 'Käsinpesu 30°',
    sentence:
      'Huuhtele kylmällä vedellä jokaisen uinnin jälkeen. Pese käsin, purista vesi pois ja kuivata varjossa.',
  },
  'shoe-textile': {
    label: 'Puhdista käsin',
    sentence:
      'Harjaa puhtaaksi haalealla vedellä ja tilkalla saippuaa. Anna kuivua ilmassa, ei koskaan koneessa.',
  },
};

export const fibres: ShopWords['fibres'] = {
  wool: 'villa',
  'recycled-wool': 'kierrätysvilla',
  merino: 'merinovilla',
  cashmere: 'kashmir',
  alpaca: 'alpakka',
  mohair: 'mohair',
  polyamide: 'polyamidi',
  'recycled-polyamide': 'kierrätyspolyamidi',
  polyester: 'polyesteri',
  cotton: 'puuvilla',
  'organic-cotton': 'luomupuuvilla',
  linen: 'pellava',
  viscose: 'viskoosi',
  lyocell: 'lyocell',
  silk: 'silkki',
  elastane: 'elastaani',
  leather: 'naudannahka',
  suede: 'naudanmokka',
  down: 'untuva',
};
