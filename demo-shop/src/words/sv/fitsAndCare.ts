import type { ShopWords } from '../shopWords.ts';

export const fits: ShopWords['fits'] = {
  slim: {
    label: 'Smal',
    sentence:
      'Smal passform som följer kroppen. Välj en storlek upp om du vill ha rum för något under.',
  },
  regular: { label: 'Normal', sentence: 'Normal passform. Ta den storlek du brukar ha.' },
  relaxed: {
    label: 'Ledig',
    sentence: 'Ledig passform med rum för ett lager till. Ta din vanliga storlek.',
  },
  oversized: {
    label: 'Oversize',
    sentence: 'Tilltagen passform, skuren stor med flit. Mellan två storlekar? Ta den mindre.',
  },
};

export const care: ShopWords['care'] = {
  wool: {
    label: 'Kemtvätt',
    sentence:
      'Vädra hellre än tvätta. Borsta nedåt med mjuk borste och kemtvätta högst en gång om året.',
  },
  knit: {
    label: 'Handtvätt 30°',
    sentence:
      'Vädra mellan gångerna. Handtvätta ljummet med ulltvättmedel, krama ur och plantorka.',
  },
  delicate: {
    label: 'Skontvätt 30°',
    sentence:
      'Skontvätta i 30 grader i tvättpåse. Häng upp direkt och stryk på låg värme från avigan.',
  },
  cotton: {
    label: 'Maskintvätt 40°',
    sentence: 'Maskintvätta i 40 grader med liknande färger. Sträck i form och hängtorka.',
  },
  denim: {
    label: 'Maskintvätt 30°',
    sentence:
      'Tvätta sällan, ut och in, i 30 grader. Hängtorka. Färgen kan smitta av sig i början.',
  },
  linen: {
    label: 'Maskintvätt 40°',
    sentence:
      'Maskintvätta i 40 grader. Hängtorka och stryk medan tyget är lite fuktigt, eller låt bli att stryka.',
  },
  shell: {
    label: 'Maskintvätt 30°',
    sentence:
      'Dra igen dragkedjan och maskintvätta i 30 grader utan sköljmedel. Impregnera om när vattnet slutar pärla.',
  },
  down: {
    label: 'Maskintvätt 30°',
    sentence:
      'Tvätta i 30 grader med duntvättmedel. Torktumla på låg värme med ett par tennisbollar tills dunet är luftigt.',
  },
  leather: {
    label: 'Skinnvård',
    sentence:
      'Torka av med fuktad trasa. Smörj tunt med skinnbalsam ett par gånger om året och låt torka i rumsvärme.',
  },
  suede: {
    label: 'Mockavård',
    sentence:
      'Impregnera före första turen. Borsta bort smuts när den har torkat och håll borta från element.',
  },
  swim: {
    label: 'Handtvätt 30°',
    sentence: 'Skölj i kallt vatten efter varje bad. Handtvätta, krama ur och torka i skugga.',
  },
  'shoe-textile': {
    label: 'Rengör för hand',
    sentence: 'Borsta ren med ljummet vatten och lite tvål. Låt lufttorka, aldrig i maskin.',
  },
};

export const fibres: ShopWords['fibres'] = {
  wool: 'ull',
  'recycled-wool': 'återvunnen ull',
  merino: 'merinoull',
  cashmere: 'kashmir',
  alpaca: 'alpacka',
  mohair: 'mohair',
  polyamide: 'polyamid',
  'recycled-polyamide': 'återvunnen polyamid',
  polyester: 'polyester',
  cotton: 'bomull',
  'organic-cotton': 'ekologisk bomull',
  linen: 'lin',
  viscose: 'viskos',
  lyocell: 'lyocell',
  silk: 'silke',
  elastane: 'elastan',
  leather: 'nötskinn',
  suede: 'mocka av nötskinn',
  down: 'dun',
};
