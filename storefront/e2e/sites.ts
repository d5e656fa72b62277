/** The four sites as a shopper sees them: their hosts, texts and addresses. */
export interface SiteUnderTest {
  readonly channel: 'se' | 'no' | 'dk' | 'fi';
  readonly host: string;
  readonly lang: string;
  readonly category: string;
  readonly search: string;
  readonly cartPath: string;
  readonly currency: RegExp;
  /** The label of the sum of a paid order. */
  readonly paid: string;
  readonly address: Readonly<
    Record<'firstName' | 'lastName' | 'addressLine1' | 'zip' | 'city' | 'mobile', string>
  >;
}

export const sites: readonly SiteUnderTest[] = [
  {
    channel: 'se',
    host: 'localhost',
    lang: 'sv-SE',
    category: '/c/dam',
    search: 'kappa',
    cartPath: '/varukorg',
    paid: 'Betalt',
    currency: /\d\u00a0kr$/,
    address: {
      firstName: 'Astrid',
      lastName: 'Lindqvist',
      addressLine1: 'Sjöbogatan 14',
      zip: '503 36',
      city: 'Borås',
      mobile: '070-123 45 67',
    },
  },
  {
    channel: 'no',
    host: 'no.localhost',
    lang: 'nb-NO',
    category: '/c/dame',
    search: 'kjole',
    cartPath: '/handlekurv',
    paid: 'Betalt',
    currency: /\d\u00a0kr$/,
    address: {
      firstName: 'Ingrid',
      lastName: 'Berg',
      addressLine1: 'Storgata 3',
      zip: '0155',
      city: 'Oslo',
      mobile: '412 34 567',
    },
  },
  {
    channel: 'dk',
    host: 'dk.localhost',
    lang: 'da-DK',
    category: '/c/dame',
    search: 'kjole',
    cartPath: '/kurv',
    paid: 'Betalt',
    currency: /\d\u00a0kr\.$/,
    address: {
      firstName: 'Freja',
      lastName: 'Holm',
      addressLine1: 'Nørregade 12',
      zip: '1165',
      city: 'København',
      mobile: '20 12 34 56',
    },
  },
  {
    channel: 'fi',
    host: 'fi.localhost',
    lang: 'fi-FI',
    category: '/c/naiset',
    search: 'mekko',
    cartPath: '/ostoskori',
    paid: 'Maksettu',
    currency: /,\d\d\u00a0€$/,
    address: {
      firstName: 'Aino',
      lastName: 'Virtanen',
      addressLine1: 'Mannerheimintie 5',
      zip: '00100',
      city: 'Helsinki',
      mobile: '+358 40 123 4567',
    },
  },
];

/** The fields of the checkout's address in their order, with what is typed into each. */
export function addressFields({ address }: SiteUnderTest): readonly (readonly [string, string])[] {
  const { firstName, lastName, addressLine1, zip, city, mobile } = address;
  return Object.entries({
    email: 'shopper@example.com',
    firstName,
    lastName,
    addressLine1,
    zip,
    city,
    mobile,
  });
}

export const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;
