import { shopName } from '@solvik/shop';
import { defineWidget } from '../defineWidget.ts';

export const form = defineWidget({
  type: 'form',
  version: 1,
  title: 'Form',
  about:
    'A form for visitors to fill in. Submissions are stored and emailed to the shop, and visitors who enter an email address receive a confirmation.',
  group: 'visitor',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    topic: {
      kind: 'text',
      title: 'Topic, used as the email subject',
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
          title: 'Field name, the same in all languages',
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
          title: 'Answer type',
          options: ['line', 'text', 'email', 'choice'],
          fallback: 'line',
        },
        isRequired: { kind: 'switch', title: 'Required' },
        hint: { kind: 'text', title: 'Help text', maxLength: 120, varies: 'language' },
        options: {
          kind: 'list',
          title: 'Options',
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
      title: 'Consent text',
      maxLength: 200,
      isRequired: true,
      varies: 'language',
    },
    link: { kind: 'link', title: 'Link to more information', varies: 'language' },
    send: { kind: 'text', title: 'Button label', maxLength: 30, varies: 'language' },
    thanks: {
      kind: 'text',
      title: 'Confirmation message',
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
        consent: `${shopName} får spara det jag skriver för att kunna svara.`,
        link: { label: 'Så hanterar vi dina uppgifter', href: '/integritet' },
        thanks: 'Tack, nu ligger det hos oss. Svaret kommer inom en vardag.',
      },
    },
    {
      title: 'One question',
      configuration: {
        topic: 'Önskade storlekar',
        fields: [{ name: 'wish', label: 'Vilken storlek saknar du?', isRequired: true }],
        consent: `${shopName} får spara mitt svar.`,
        send: 'Lämna önskemålet',
        thanks: 'Tack. Vi läser alla önskemål inför nästa inköp.',
      },
    },
  ],
});
