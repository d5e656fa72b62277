import { defineWidget } from '../defineWidget.ts';

export const beforeAfter = defineWidget({
  type: 'before-after',
  version: 1,
  title: 'Before and after',
  about: 'Two pictures of the same subject, with a slider that shows more of one or the other.',
  group: 'pictures',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    text: { kind: 'text', title: 'Text', maxLength: 240, isMultiline: true, varies: 'language' },
    before: { kind: 'image', title: 'Before', isRequired: true },
    beforeLabel: {
      kind: 'text',
      title: 'Label for before',
      maxLength: 20,
      isRequired: true,
      varies: 'language',
    },
    after: { kind: 'image', title: 'After', isRequired: true },
    afterLabel: {
      kind: 'text',
      title: 'Label for after',
      maxLength: 20,
      isRequired: true,
      varies: 'language',
    },
    link: { kind: 'link', title: 'Link', varies: 'language' },
  },
  examples: [
    {
      title: 'A new colour',
      configuration: {
        heading: 'Färgas om, inte slängs',
        text: 'Blekta plagg får ett nytt liv hos färgeriet i Borås.',
        before: { file: 'coat-sage.webp', alt: 'Kappan i blekt salviagrönt' },
        beforeLabel: 'Före',
        after: { file: 'coat-black.webp', alt: 'Samma kappa, färgad svart' },
        afterLabel: 'Efter',
        link: { label: 'Så går det till', href: '/fargas-om' },
      },
    },
    {
      title: 'Pictures alone',
      configuration: {
        before: { file: 'coat-front.webp', alt: 'Kappan framifrån' },
        beforeLabel: 'Fram',
        after: { file: 'coat-back.webp', alt: 'Kappan bakifrån' },
        afterLabel: 'Bak',
      },
    },
  ],
});
