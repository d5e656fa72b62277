import { defineWidget } from '../defineWidget.ts';

export const faq = defineWidget({
  type: 'faq',
  version: 1,
  title: 'Questions and answers',
  about:
    'Frequently asked questions, each of which expands to show its answer. They are also provided to search engines.',
  group: 'words',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 80, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    questions: {
      kind: 'list',
      title: 'Questions',
      minItems: 1,
      maxItems: 20,
      of: {
        question: {
          kind: 'text',
          title: 'Question',
          maxLength: 140,
          isRequired: true,
          varies: 'language',
        },
        answer: { kind: 'rich-text', title: 'Answer', isRequired: true, varies: 'language' },
      },
    },
  },
  examples: [
    {
      title: 'Three questions',
      configuration: {
        heading: 'Vanliga frågor',
        lead: 'Det här undrar flest om. Hittar du inte svaret, hör av dig.',
        questions: [
          {
            question: 'Hur lång är leveranstiden?',
            answer: [
              {
                kind: 'paragraph',
                text: [
                  'En till tre vardagar efter att vi packat. Du får ett mejl när paketet går.',
                ],
              },
            ],
          },
          {
            question: 'Hur gör jag en retur?',
            answer: [
              {
                kind: 'paragraph',
                text: [
                  'Säg till inom 14 dagar. ',
                  { kind: 'link', text: 'Så gör du', href: '/retur' },
                  '.',
                ],
              },
            ],
          },
          {
            question: 'Hur tvättar jag ull?',
            answer: [
              {
                kind: 'list',
                isOrdered: false,
                items: [['Vädra hellre än tvätta.'], ['Handtvätta ljummet.'], ['Torka plant.']],
              },
            ],
          },
        ],
      },
    },
    {
      title: 'Without heading',
      configuration: {
        questions: [
          {
            question: 'Kan jag ändra min beställning?',
            answer: [
              {
                kind: 'paragraph',
                text: ['Ja, tills vi har packat den. Ring oss så snart du kan.'],
              },
            ],
          },
        ],
      },
    },
  ],
});
