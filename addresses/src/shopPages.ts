import type { Locale } from './locales.ts';

interface ShopPages {
  readonly terms: string;
  readonly privacy: string;
  readonly delivery: string;
  readonly returns: string;
  readonly sizeGuide: string;
}

/** Aliases of the content pages that the shop itself leads to, from its pages and from its mails. */
export const shopPages: Readonly<Record<Locale, ShopPages>> = {
  sv: {
    terms: 'kopvillkor',
    privacy: 'integritet',
    delivery: 'leverans',
    returns: 'retur',
    sizeGuide: 'storleksguide',
  },
  nb: {
    terms: 'kjopsvilkar',
    privacy: 'personvern',
    delivery: 'levering',
    returns: 'retur',
    sizeGuide: 'storrelsesguide',
  },
  da: {
    terms: 'handelsbetingelser',
    privacy: 'privatliv',
    delivery: 'levering',
    returns: 'retur',
    sizeGuide: 'storrelsesguide',
  },
  fi: {
    terms: 'toimitusehdot',
    privacy: 'tietosuoja',
    delivery: 'toimitus',
    returns: 'palautus',
    sizeGuide: 'kokotaulukko',
  },
};
