import { defineWidget } from '../defineWidget.ts';

export const form = defineWidget({
  type: 'form',
  version: 1,
  title: 'Form',
  about:
    'Questions to the visitor. What is sent is kept and mailed to the shop, and whoever leaves an address gets a receipt.',
  group: 'visitor',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    topic: {
      kind: 'text',
      title: 'What it is about; heads the mails',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    fields: {
      kind: 'list',
      title: 'Fields',
      distinctBy: 'name',
      minItems: 1,
      maxItems: 12,
      of: {
        name: {
          kind: 'text',
          title: 'Short name, the same in all languages',
          maxLength: 30,
          isRequired: true,
        },
        label: {
          kind: 'text',
          title: 'Label',
          maxLength: 60,
          isRequired: true,
          varies: 'language',
        },
        answer: {
          kind: 'choice',
          title: 'Kind of answer',
          options: ['line', 'text', 'email', 'choice'],
          fallback: 'line',
        },
        isRequired: { kind: 'switch', title: 'Must be filled in' },
        hint: { kind: 'text', title: 'Help below it', maxLength: 120, varies: 'language' },
        options: {
          kind: 'list',
          title: 'What to choose from',
          maxItems: 12,
          of: {
            label: {
              kind: 'text',
              title: 'Option',
              maxLength: 60,
              isRequired: true,
              varies: 'language',
            },
          },
        },
      },
    },
    consent: {
      kind: 'text',
      title: 'What the visitor agrees to',
      maxLength: 200,
      isRequired: true,
      varies: 'language',
    },
    link: { kind: 'link', title: 'Link to more about that', varies: 'language' },
    send: { kind: 'text', title: 'On the button', maxLength: 30, varies: 'language' },
    thanks: {
      kind: 'text',
      title: 'What is said when it has come',
      maxLength: 200,
      isMultiline: true,
      isRequired: true,
      varies: 'language',
    },
  },
  examples: [
    {
      title: 'Contact',
      configuration: {
        heading: 'Skriv till oss',
        lead: 'Vi svarar inom en vardag.',
        topic: 'Kontakt',
        fields: [
          {
            name: 'subject',
            label: 'Vad gäller det?',
            answer: 'choice',
            isRequired: true,
            options: [
              { label: 'En beställning' },
              { label: 'En retur' },
              { label: 'Ett plagg' },
              { label: 'Något annat' },
            ],
          },
          { name: 'order', label: 'Ordernummer', hint: 'Står i orderbekräftelsen' },
          {
            name: 'email',
            label: 'E-post',
            answer: 'email',
            isRequired: true,
            hint: 'Hit svarar vi',
          },
          { name: 'message', label: 'Meddelande', answer: 'text', isRequired: true },
        ],
        consent: 'Solvik får spara det jag skriver för att kunna svara.',
        link: { label: 'Så hanterar vi dina uppgifter', href: '/integritet' },
        thanks: 'Tack, nu ligger det hos oss. Svaret kommer inom en vardag.',
      },
    },
    {
      title: 'One question',
      configuration: {
        topic: 'Önskade storlekar',
        fields: [{ name: 'wish', label: 'Vilken storlek saknar du?', isRequired: true }],
        consent: 'Solvik får spara mitt svar.',
        send: 'Lämna önskemålet',
        thanks: 'Tack. Vi läser alla önskemål inför nästa inköp.',
      },
    },
  ],
});
