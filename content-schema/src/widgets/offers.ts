import { defineWidget } from '../defineWidget.ts';

export const offers = defineWidget({
  type: 'offers',
  version: 1,
  title: 'Offer',
  about:
    'A promotion: a campaign with an end time, a promo code to copy, or a voucher. After the end time it is shown as ended, without its code; schedule the widget to remove it.',
  group: 'campaign',
  fields: {
    presentation: {
      kind: 'choice',
      title: 'Presentation',
      options: ['campaign', 'voucher'],
      fallback: 'campaign',
    },
    tone: {
      kind: 'colour',
      title: 'Colour',
      options: ['accent', 'tint', 'shade'],
      fallback: 'tint',
    },
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    text: { kind: 'text', title: 'Text', maxLength: 240, isMultiline: true, varies: 'language' },
    figure: { kind: 'text', title: 'Figure', maxLength: 6, varies: 'market' },
    unit: { kind: 'text', title: 'Unit of the figure', maxLength: 4, varies: 'market' },
    code: { kind: 'text', title: 'Code', maxLength: 24, varies: 'market' },
    ends: { kind: 'date', title: 'End time', varies: 'market' },
    terms: { kind: 'text', title: 'Terms', maxLength: 200, varies: 'language' },
    link: { kind: 'link', title: 'Link', varies: 'language' },
  },
  examples: [
    {
      title: 'Campaign that ends',
      configuration: {
        tone: 'accent',
        heading: 'lägre pris på kappor och jackor',
        text: 'Kappveckorna är snart över, men det mesta av vintern är kvar.',
        figure: '20',
        unit: '%',
        ends: '2126-11-29T23:59:00+01:00',
        link: { label: 'Se kapporna', href: '/c/dam/kappor-jackor' },
      },
    },
    {
      title: 'Code',
      configuration: {
        heading: 'på allt stickat',
        text: 'Skriv koden i kassan, så drar vi av rabatten där.',
        figure: '20',
        unit: '%',
        code: 'STICKAT20',
        terms: 'Gäller dam- och herrstickat, inte preloved.',
        link: { label: 'Se stickat', href: '/c/dam/stickat' },
      },
    },
    {
      title: 'Voucher',
      configuration: {
        presentation: 'voucher',
        tone: 'shade',
        heading: 'i bonus till dig som är medlem',
        figure: '25',
        unit: 'kr',
        terms: 'Minsta köp 299 kr. Kan inte lösas in mot pengar.',
      },
    },
    {
      title: 'Over',
      configuration: {
        heading: 'lägre pris på höstens skor',
        figure: '30',
        unit: '%',
        code: 'HOST30',
        ends: '2025-10-31T23:59:00+01:00',
      },
    },
  ],
});
