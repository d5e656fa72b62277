import type { LanguageAddresses } from './languageAddresses.ts';

export const language: LanguageAddresses = {
  routes: {
    cart: '/varukorg',
    checkout: '/kassan',
    accountOrders: '/mina-sidor/ordrar',
    accountSettings: '/mina-sidor/inställningar',
    accountBalance: '/mina-sidor/saldo',
    accountMembership: '/mina-sidor/medlemskap',
    account: '/mina-sidor',
    invoices: '/mina-fakturor',
    favourites: '/favoriter',
    comparison: '/jämför',
    registerReturn: '/registrera-retur',
    brands: '/märken',
    bestSellers: '/bästsäljare-just-nu',
    comingSoon: '/kommer-snart',
    newProducts: '/nyheter',
  },
  shopPages: {
    terms: 'kopvillkor',
    privacy: 'integritet',
    delivery: 'leverans',
    returns: 'retur',
    sizeGuide: 'storleksguide',
  },
};
