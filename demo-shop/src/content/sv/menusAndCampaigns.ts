import type { ContentWords } from '../contentWords.ts';

export const menus: ContentWords['menus'] = {
  newProducts: 'Nyheter',
  bestSellers: 'Bästsäljare',
  comingSoon: 'Kommer snart',
  brands: 'Märken',
  bags: 'Väskor',
  help: 'Hjälp',
  house: '{shop}',
  returns: '14 dagars returrätt',
  hours: 'Kundservice vardagar 8–17',
};

export const campaigns: ContentWords['campaigns'] = {
  'coat-weeks': {
    name: 'Kappveckor',
    description:
      'Tjugo procent lägre pris på kappor, rockar och jackor, medan det mesta av vintern är kvar.',
  },
  'bag-days': {
    name: 'Väskdagar',
    description:
      'En fjärdedel av priset borta på utvalda handväskor, axelväskor och shoppingväskor.',
  },
  'boot-season': {
    name: 'Stövelväder',
    description: 'Trettio procent lägre pris på kängor och stövlar som tål slask.',
  },
};

export const accessoryOffer: ContentWords['accessoryOffer'] = {
  name: '3 för 2 på accessoarer',
  description: 'Välj tre halsdukar, mössor, skärp eller handskar. Den billigaste bjuder vi på.',
};

export const codes: ContentWords['codes'] = {
  knit: { name: '20 % på allt stickat', code: 'STICKAT20' },
  winter: { name: '10 % på hela köpet', code: 'VINTER10' },
  weekend: { name: '15 % när du handlar för minst 1 500 kr', code: 'HELG15' },
};
