import type { CompanionWords } from '../companionWords.ts';

export const companions: CompanionWords = {
  newsletter: {
    heading: 'Brev från lagret',
    text: 'Det som just packats upp, ett plagg vi tycker om och ett råd om skötsel. Torsdagar, aldrig oftare.',
    terms: 'Du kan avsluta när du vill, med länken längst ner i varje brev.',
    link: 'Så hanterar vi din adress',
  },
  faq: {
    heading: 'Vanliga frågor',
    questions: [
      {
        question: 'Kan jag ändra min beställning?',
        answer: ['Ja, tills vi har packat den. Ring oss så snart du kan, så hinner vi oftast.'],
      },
      {
        question: 'Var är mitt paket?',
        answer: [
          'Spårningen finns i mejlet du fick när paketet lämnade oss. Har det inte kommit på fem vardagar letar vi: [läs mer om leverans](page:delivery).',
        ],
      },
      {
        question: 'Hur gör jag en retur?',
        answer: [
          'Säg till oss inom 14 dagar från att du fick paketet, och skicka tillbaka det inom 14 dagar till. [Så gör du](page:returns).',
        ],
      },
      {
        question: 'När får jag tillbaka pengarna?',
        answer: [
          'Inom 14 dagar från att du hörde av dig, på samma sätt som du betalade. Vi får vänta tills varan är här eller du har visat att den är skickad.',
        ],
      },
      {
        question: 'Vilken storlek ska jag ta?',
        answer: [
          'Mät på kroppen och jämför i [storleksguiden](page:size-guide). Ligger du mellan två storlekar: ta den större i kappor, den mindre i stickat.',
        ],
      },
    ],
  },
  answers: {
    heading: 'Ofta hittar du svaret här',
    links: {
      delivery: 'Pris, tid och spårning',
      returns: 'Fjorton dagar, så gör du',
      'size-guide': 'Mått i centimeter',
    },
  },
  contact: {
    heading: 'Skriv till oss',
    lead: 'Vi svarar inom en vardag.',
    topic: 'Kontakt',
    subject: {
      label: 'Vad gäller det?',
      options: [
        'En beställning',
        'En retur eller reklamation',
        'Ett plagg eller en storlek',
        'Något annat',
      ],
    },
    order: { label: 'Ordernummer', hint: 'Står i orderbekräftelsen' },
    email: { label: 'E-post', hint: 'Hit svarar vi' },
    message: 'Meddelande',
    consent: '{shop} får spara det jag skriver för att kunna svara mig.',
    link: 'Så hanterar vi dina uppgifter',
    thanks: 'Tack, nu ligger det hos oss. Svaret kommer inom en vardag.',
  },
  regret: { heading: 'Har du bestämt dig?', write: 'Skriv till oss', delivery: 'Läs om leverans' },
  picture:
    'Tre favoriter som vi själva bar i regn, på cykel och på kontor innan de fick plats i butiken.',
  film: {
    heading: 'Titta på ullen',
    title: 'En ullkappa på nära håll, från krage till fåll',
    transcript: [
      'Bilden rör sig långsamt nedåt längs en lång kappa i ull. Först syns kragen och slagen, sedan knapparna och fickorna, till sist fållen. Ingen talar och det hörs inget ljud.',
    ],
  },
  reading: {
    heading: 'Läs vidare',
    layering: 'Lager på lager',
    'second-life': 'Färgas om, inte slängs',
  },
  quote: {
    words: 'Jag trodde att kappan var slut. Den var bara trött på att vara rostfärgad.',
    author: 'Maria i Sundsvall',
    about: 'om sin omfärgade ullkappa',
    alt: 'En chokladbrun ullkappa.',
  },
  browserStorage: {
    heading: 'Det här sparas',
    columns: ['Vad', 'Varför', 'Hur länge'],
    rows: [
      ['Varukorgen (ralph-cart), en kaka', 'Minns vad du har lagt i korgen', 'Ett år'],
      ['Ditt svar om kakor (consent), en kaka', 'Så att vi inte frågar igen', 'Ett halvår'],
      [
        'Två slumpade nummer, om du säger ja till personliga förslag',
        'Så att vi kan föreslå plagg',
        'Ett år, och en halvtimme efter ett besök',
      ],
      [
        'Det du skriver i kassan',
        'Så att inget går förlorat om sidan laddas om',
        'Tills fliken stängs',
      ],
      [
        'Plagg du har tittat på, högst 20',
        'Så att du hittar tillbaka',
        'Tills du rensar webbläsaren',
      ],
      ['Dina favoriter', 'Så att hjärtan minns', 'Tills du rensar webbläsaren'],
      [
        'Dina storlekar och mått, om du sparar dem',
        'Så att listor och storleksguide svarar dig',
        'Tills du tar bort dem',
      ],
      [
        'Dina senaste sökningar, vad du jämför och hur många varor du ser per rad',
        'Så att du kan fortsätta där du var',
        'Tills du tar bort det',
      ],
    ],
  },
};
