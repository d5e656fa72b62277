import { defineWidget } from '../defineWidget.ts';

export const membership = defineWidget({
  type: 'membership',
  version: 1,
  title: 'Membership',
  about:
    'The benefits of the customer club at each level. Target the widget at visitors who are not members to invite them.',
  group: 'visitor',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    levels: {
      kind: 'list',
      title: 'Levels, lowest first',
      minItems: 1,
      maxItems: 3,
      of: {
        name: { kind: 'text', title: 'Name', maxLength: 30, isRequired: true, varies: 'language' },
        from: {
          kind: 'text',
          title: 'Requirement for the level',
          maxLength: 80,
          varies: 'language',
        },
        benefits: {
          kind: 'list',
          title: 'Benefits',
          minItems: 1,
          maxItems: 6,
          of: {
            benefit: {
              kind: 'text',
              title: 'Benefit',
              maxLength: 120,
              isRequired: true,
              varies: 'language',
            },
          },
        },
      },
    },
    link: { kind: 'link', title: 'Button', varies: 'language' },
    terms: { kind: 'text', title: 'Terms', maxLength: 240, varies: 'language' },
  },
  examples: [
    {
      title: 'Three levels',
      configuration: {
        heading: 'Ju längre du stannar, desto mer får du',
        lead: 'Varje köp ger poäng, och 1 000 poäng ger 25 kr tillbaka.',
        levels: [
          {
            name: 'Blad',
            from: 'Från första dagen',
            benefits: [
              { benefit: 'En poäng för varje krona' },
              { benefit: 'Bonus fyra gånger om året' },
            ],
          },
          {
            name: 'Gren',
            from: 'Från 5 000 kr på ett år',
            benefits: [{ benefit: 'Allt i Blad' }, { benefit: 'Fri frakt på allt' }],
          },
          {
            name: 'Träd',
            from: 'Från 12 000 kr på ett år',
            benefits: [
              { benefit: 'Allt i Gren' },
              { benefit: 'Fri lagning av knappar och sömmar' },
            ],
          },
        ],
        link: { label: 'Bli medlem', href: '/klubben' },
        terms: 'Poängen syns 30 dagar efter köpet. Bonusen gäller vid köp från 299 kr.',
      },
    },
    {
      title: 'One level',
      configuration: {
        heading: 'Gratis att vara med',
        levels: [
          { name: 'Medlem', benefits: [{ benefit: '25 kr tillbaka för varje 1 000 poäng' }] },
        ],
      },
    },
  ],
});
