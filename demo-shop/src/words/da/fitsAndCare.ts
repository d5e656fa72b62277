import type { ShopWords } from '../shopWords.ts';

export const fits: ShopWords['fits'] = {
  slim: {
    label: 'Smal',
    sentence:
      'Smal pasform, der følger kroppen. Gå en størrelse op, hvis der skal være plads til noget under.',
  },
  regular: { label: 'Normal', sentence: 'Normal pasform. Tag den størrelse, du plejer.' },
  relaxed: {
    label: 'Afslappet',
    sentence: 'Afslappet pasform med plads til et lag mere. Tag din sædvanlige størrelse.',
  },
  oversized: {
    label: 'Oversized',
    sentence: 'Rummelig pasform, klippet stor med vilje. Mellem to størrelser? Tag den mindste.',
  },
};

export const care: ShopWords['care'] = {
  wool: {
    label: 'Rensning',
    sentence:
      'Luft hellere end at vaske. Børst nedad med en blød børste, og få den renset højst én gang om året.',
  },
  knit: {
    label: 'Håndvask 30°',
    sentence:
      'Luft mellem gangene. Håndvask lunkent med uldvaskemiddel, tryk vandet ud, og tør fladt.',
  },
  delicate: {
    label: 'Skånevask 30°',
    sentence:
      'Skånevask ved 30 grader i vaskepose. Hæng op med det samme, og stryg ved lav varme på vrangen.',
  },
  cotton: {
    label: 'Maskinvask 40°',
    sentence: 'Maskinvask ved 40 grader med lignende farver. Stræk i form, og hæng til tørre.',
  },
  denim: {
    label: 'Maskinvask 30°',
    sentence:
      'Vask sjældent, på vrangen, ved 30 grader. Hæng til tørre. Farven kan smitte af i begyndelsen.',
  },
  linen: {
    label: 'Maskinvask 40°',
    sentence:
      'Maskinvask ved 40 grader. Hæng til tørre, og stryg, mens stoffet er let fugtigt, eller lad være.',
  },
  shell: {
    label: 'Maskinvask 30°',
    sentence:
      'Luk lynlåsen, og maskinvask ved 30 grader uden skyllemiddel. Imprægnér igen, når vandet ikke længere perler.',
  },
  down: {
    label: 'Maskinvask 30°',
    sentence:
      'Vask ved 30 grader med dunvaskemiddel. Tørretumbl ved lav varme med et par tennisbolde, til dunene er luftige.',
  },
  leather: {
    label: 'Læderpleje',
    sentence:
      'Tør af med en fugtig klud. Smør tyndt med læderbalsam et par gange om året, og lad tørre ved stuetemperatur.',
  },
  suede: {
    label: 'Ruskindspleje',
    sentence:
      'Imprægnér før første tur. Børst snavs af, når det er tørt, og hold væk fra radiatoren.',
  },
  swim: {
    label: 'Håndvask 30°',
    sentence: 'Skyl i koldt vand efter hver badetur. Håndvask, tryk vandet ud, og tør i skyggen.',
  },
  'shoe-textile': {
    label: 'Rengøres i hånden',
    sentence: 'Børst ren med lunkent vand og lidt sæbe. Lad lufttørre, aldrig i maskine.',
  },
};

export const fibres: ShopWords['fibres'] = {
  wool: 'uld',
  'recycled-wool': 'genanvendt uld',
  merino: 'merinould',
  cashmere: 'cashmere',
  alpaca: 'alpaka',
  mohair: 'mohair',
  polyamide: 'polyamid',
  'recycled-polyamide': 'genanvendt polyamid',
  polyester: 'polyester',
  cotton: 'bomuld',
  'organic-cotton': 'økologisk bomuld',
  linen: 'hør',
  viscose: 'viskose',
  lyocell: 'lyocell',
  silk: 'silke',
  elastane: 'elastan',
  leather: 'okselæder',
  suede: 'okseruskind',
  down: 'dun',
};
