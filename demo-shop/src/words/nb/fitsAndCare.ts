import type { ShopWords } from '../shopWords.ts';

export const fits: ShopWords['fits'] = {
  slim: {
    label: 'Smal',
    sentence:
      'Smal passform som følger kroppen. Gå opp en størrelse hvis du vil ha plass til noe under.',
  },
  regular: { label: 'Normal', sentence: 'Normal passform. Ta den størrelsen du pleier å bruke.' },
  relaxed: {
    label: 'Ledig',
    sentence: 'Ledig passform med plass til et lag til. Ta den vanlige størrelsen din.',
  },
  oversized: {
    label: 'Oversized',
    sentence: 'Romslig passform, klippet stor med vilje. Mellom to størrelser? Ta den minste.',
  },
};

export const care: ShopWords['care'] = {
  wool: {
    label: 'Rens',
    sentence:
      'Luft heller enn å vaske. Børst nedover med en myk børste og rens høyst én gang i året.',
  },
  knit: {
    label: 'Håndvask 30°',
    sentence:
      'Luft mellom gangene. Håndvask lunkent med ullvaskemiddel, klem ut vannet og tørk flatt.',
  },
  delicate: {
    label: 'Skånevask 30°',
    sentence:
      'Skånevask på 30 grader i vaskepose. Heng opp med en gang og stryk på lav varme fra vrangen.',
  },
  cotton: {
    label: 'Maskinvask 40°',
    sentence: 'Maskinvask på 40 grader med lignende farger. Strekk i form og heng til tørk.',
  },
  denim: {
    label: 'Maskinvask 30°',
    sentence:
      'Vask sjelden, på vrangen, på 30 grader. Heng til tørk. Fargen kan smitte av i starten.',
  },
  linen: {
    label: 'Maskinvask 40°',
    sentence:
      'Maskinvask på 40 grader. Heng til tørk og stryk mens stoffet er litt fuktig, eller la være å stryke.',
  },
  shell: {
    label: 'Maskinvask 30°',
    sentence:
      'Lukk glidelåsen og maskinvask på 30 grader uten tøymykner. Impregner på nytt når vannet ikke lenger perler.',
  },
  down: {
    label: 'Maskinvask 30°',
    sentence:
      'Vask på 30 grader med dunvaskemiddel. Tørk i trommel på lav varme med et par tennisballer til dunet er luftig.',
  },
  leather: {
    label: 'Skinnpleie',
    sentence:
      'Tørk av med fuktig klut. Smør tynt med skinnbalsam et par ganger i året og la det tørke i romtemperatur.',
  },
  suede: {
    label: 'Semskpleie',
    sentence:
      'Impregner før første tur. Børst bort smuss når det har tørket, og hold unna varmeovner.',
  },
  swim: {
    label: 'Håndvask 30°',
    sentence: 'Skyll i kaldt vann etter hvert bad. Håndvask, klem ut vannet og tørk i skyggen.',
  },
  'shoe-textile': {
    label: 'Rengjør for hånd',
    sentence: 'Børst rent med lunkent vann og litt såpe. La lufttørke, aldri i maskin.',
  },
};

export const fibres: ShopWords['fibres'] = {
  wool: 'ull',
  'recycled-wool': 'resirkulert ull',
  merino: 'merinoull',
  cashmere: 'kasjmir',
  alpaca: 'alpakka',
  mohair: 'mohair',
  polyamide: 'polyamid',
  'recycled-polyamide': 'resirkulert polyamid',
  polyester: 'polyester',
  cotton: 'bomull',
  'organic-cotton': 'økologisk bomull',
  linen: 'lin',
  viscose: 'viskose',
  lyocell: 'lyocell',
  silk: 'silke',
  elastane: 'elastan',
  leather: 'storfeskinn',
  suede: 'semsket storfeskinn',
  down: 'dun',
};
