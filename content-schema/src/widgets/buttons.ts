import { defineWidget } from '../defineWidget.ts';

export const buttons = defineWidget({
  type: 'buttons',
  version: 1,
  title: 'Buttons',
  about:
    'One to four buttons that link to the next step. Make the most important one filled and the others outlined.',
  group: 'words',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    alignment: {
      kind: 'choice',
      title: 'Alignment',
      options: ['start', 'centre'],
      fallback: 'start',
    },
    buttons: {
      kind: 'list',
      title: 'Buttons',
      minItems: 1,
      maxItems: 4,
      of: {
        link: { kind: 'link', title: 'Link', isRequired: true, varies: 'language' },
        emphasis: {
          kind: 'choice',
          title: 'Emphasis',
          options: ['outlined', 'primary'],
          fallback: 'outlined',
        },
      },
    },
  },
  examples: [
    {
      title: 'Heading and two',
      configuration: {
        heading: 'Vad vill du göra?',
        buttons: [
          { link: { label: 'Lämna en retur', href: '/retur' }, emphasis: 'primary' },
          { link: { label: 'Kontakta oss', href: '/kontakt' } },
        ],
      },
    },
    {
      title: 'One in the middle',
      configuration: {
        alignment: 'centre',
        buttons: [{ link: { label: 'Se alla nyheter', href: '/nyheter' } }],
      },
    },
  ],
});
