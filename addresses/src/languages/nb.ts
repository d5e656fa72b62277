import type { LanguageAddresses } from './languageAddresses.ts';

export const language: LanguageAddresses = {
  routes: {
    cart: '/handlekurv',
    checkout: '/kassen',
    accountOrders: '/min-konto/bestillinger',
    accountSettings: '/min-konto/innstillinger',
    accountBalance: '/min-konto/saldo',
    accountMembership: '/min-konto/medlemskap',
    account: '/min-konto',
    invoices: '/mine-fakturaer',
    favourites: '/favoritter',
    comparison: '/sammenlign',
    registerReturn: '/registrere-retur',
    brands: '/merker',
    bestSellers: '/bestselgere-akkurat-nå',
    comingSoon: '/kommer-snart',
    newProducts: '/nyheter',
  },
  shopPages: {
    terms: 'kjopsvilkar',
    privacy: 'personvern',
    delivery: 'levering',
    returns: 'retur',
    sizeGuide: 'storrelsesguide',
  },
};
