import { defineWidget } from '../defineWidget.ts';

export const html = defineWidget({
  type: 'html',
  version: 1,
  title: 'Embedded HTML',
  about:
    'HTML from an external source, such as a partner’s terms. Paragraphs, headings, lists, tables and links are shown; everything else is removed.',
  group: 'words',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 80, varies: 'language' },
    markup: {
      kind: 'html',
      title: 'Markup',
      maxLength: 20_000,
      isRequired: true,
      varies: 'language',
    },
  },
  examples: [
    {
      title: 'Terms with a table',
      configuration: {
        heading: 'Presentkort',
        markup:
          '<p>Ett presentkort gäller i <strong>två år</strong> och på allt i butiken.</p><h2>Så fungerar det</h2><ol><li>Välj belopp.</li><li>Skriv koden i kassan.</li></ol><table><caption>Belopp</caption><thead><tr><th scope="col">Kort</th><th scope="col">Värde</th></tr></thead><tbody><tr><th scope="row">Litet</th><td>300&nbsp;kr</td></tr><tr><th scope="row">Stort</th><td>1&nbsp;000&nbsp;kr</td></tr></tbody></table><p>Frågor? <a href="/kontakt">Hör av dig</a>.</p>',
      },
    },
    {
      title: 'What is left out',
      configuration: {
        markup:
          '<p onclick="alert(1)">Det här visas.</p><script>alert(2)</script><p><a href="javascript:alert(3)">Utan länk</a></p>',
      },
    },
  ],
});
