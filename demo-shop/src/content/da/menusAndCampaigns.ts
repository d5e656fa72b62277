import type { ContentWords } from '../contentWords.ts';

export const menus: ContentWords['menus'] = {
  newProducts: 'Nyheder',
  bestSellers: 'Bestsellere',
  comingSoon: 'Kommer snart',
  brands: 'Mærker',
  bags: 'Tasker',
  help: 'Hjælp',
  house: '{shop}',
  returns: '14 dages returret',
  hours: 'Kundeservice hverdage 8–17',
};

export const campaigns: ContentWords['campaigns'] = {
  'coat-weeks': {
    name: 'Frakkeuger',
    description:
      'Tyve procent lavere pris på frakker og jakker, mens det meste af vinteren er tilbage.',
  },
  'bag-days': {
    name: 'Taskedage',
    description: 'En fjerdedel af prisen væk på udvalgte håndtasker, skuldertasker og shoppere.',
  },
  'boot-season': {
    name: 'Støvlevejr',
    description: 'Tredive procent lavere pris på støvletter og støvler, der kan tåle sjap.',
  },
};

export const accessoryOffer: ContentWords['accessoryOffer'] = {
  name: '3 for 2 på tilbehør',
  description: 'Vælg tre halstørklæder, huer, bælter eller handsker. Vi giver den billigste.',
};

export const codes: ContentWords['codes'] = {
  knit: { name: '20 % på al strik', code: 'STRIK20' },
  winter: { name: '10 % på hele købet', code: 'VINTER10' },
  weekend: { name: '15 %, når du køber for mindst 1.100 kr.', code: 'WEEKEND15' },
};
