import type { LanguageAddresses } from './languageAddresses.ts';

export const language: LanguageAddresses = {
  routes: {
    cart: '/kurv',
    checkout: '/kassen',
    accountOrders: '/min-konto/bestillinger',
    accountSettings: '/min-konto/indstillinger',
    accountBalance: '/min-konto/saldo',
    accountMembership: '/min-konto/medlemskab',
    account: '/min-konto',
    invoices: '/mine-fakturaer',
    favourites: '/favoritter',
    comparison: '/sammenlign',
    registerReturn: '/registrer-returnering',
    brands: '/mærker',
    bestSellers: '/bestseller-lige-nu',
    comingSoon: '/kommer-snart',
    newProducts: '/nyheder',
  },
  shopPages: {
    terms: 'handelsbetingelser',
    privacy: 'privatliv',
    delivery: 'levering',
    returns: 'retur',
    sizeGuide: 'storrelsesguide',
  },
};
