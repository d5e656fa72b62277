import { defineWidget } from '../defineWidget.ts';

export const newsletter = defineWidget({
  type: 'newsletter',
  version: 1,
  title: 'Newsletter',
  about:
    'A newsletter sign-up with one field. State what the newsletter contains, how often it is sent and how to unsubscribe.',
  group: 'visitor',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    text: {
      kind: 'text',
      title: 'Content and frequency',
      maxLength: 240,
      isMultiline: true,
      varies: 'language',
    },
    tone: {
      kind: 'colour',
      title: 'Colour',
      options: ['tint', 'shade', 'sheet'],
      fallback: 'tint',
    },
    terms: {
      kind: 'text',
      title: 'Subscription terms',
      maxLength: 240,
      isMultiline: true,
      isRequired: true,
      varies: 'language',
    },
    link: { kind: 'link', title: 'Link to more information', varies: 'language' },
    tag: { kind: 'text', title: 'Subscriber tag', maxLength: 30 },
  },
  examples: [
    {
      title: 'Invitation',
      configuration: {
        heading: 'Brev från lagret',
        text: 'Det nya, det fina och ett råd om skötsel. En gång i veckan, på torsdagar.',
        terms: 'Du kan avsluta när du vill, med länken längst ner i varje brev.',
        link: { label: 'Så hanterar vi din adress', href: '/integritet' },
        tag: 'front',
      },
    },
    {
      title: 'Shortest',
      configuration: {
        heading: 'Få veta först',
        tone: 'shade',
        terms: 'Du kan avsluta när du vill.',
      },
    },
  ],
});
