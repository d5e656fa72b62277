import type { LanguageAddresses } from './languageAddresses.ts';

export const language: LanguageAddresses = {
  routes: {
    cart: '/ostoskori',
    checkout: '/kassa',
    accountOrders: '/tilini/tilaukset',
    accountSettings: '/tilini/asetukset',
    accountBalance: '/tilini/saldo',
    accountMembership: '/tilini/jäsenyys',
    account: '/tilini',
    invoices: '/omat-laskut',
    favourites: '/suosikkeja',
    comparison: '/vertaa',
    registerReturn: '/rekisteröi-palautus',
    brands: '/merkit',
    bestSellers: '/parhaiten-myydyt-just-nyt',
    comingSoon: '/tulossa-pian',
    newProducts: '/uutuudet',
  },
  shopPages: {
    terms: 'toimitusehdot',
    privacy: 'tietosuoja',
    delivery: 'toimitus',
    returns: 'palautus',
    sizeGuide: 'kokotaulukko',
  },
};
