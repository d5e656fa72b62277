import type { ContentWords } from '../contentWords.ts';

export const menus: ContentWords['menus'] = {
  newProducts: 'Nyheter',
  bestSellers: 'Bestselgere',
  comingSoon: 'Kommer snart',
  brands: 'Merker',
  bags: 'Vesker',
  help: 'Hjelp',
  house: '{shop}',
  returns: '14 dagers returrett',
  hours: 'Kundeservice hverdager 8–17',
};

export const campaigns: ContentWords['campaigns'] = {
  'coat-weeks': {
    name: 'Kåpeuker',
    description:
      'Tjue prosent lavere pris på kåper, frakker og jakker, mens det meste av vinteren gjenstår.',
  },
  'bag-days': {
    name: 'Veskedager',
    description:
      'En firedel av prisen borte på utvalgte håndvesker, skuldervesker og shoppingvesker.',
  },
  'boot-season': {
    name: 'Støvelvær',
    description: 'Tretti prosent lavere pris på støvletter og støvler som tåler slaps.',
  },
};

export const accessoryOffer: ContentWords['accessoryOffer'] = {
  name: '3 for 2 på tilbehør',
  description: 'Velg tre skjerf, luer, belter eller hansker. Den billigste spanderer vi.',
};

export const codes: ContentWords['codes'] = {
  knit: { name: '20 % på all strikk', code: 'STRIKK20' },
  winter: { name: '10 % på hele kjøpet', code: 'VINTER10' },
  weekend: { name: '15 % når du handler for minst 1 500 kr', code: 'HELG15' },
};
