import type { CompanionWords } from '../companionWords.ts';

export const companions: CompanionWords = {
  newsletter: {
    heading: 'Brev fra lageret',
    text: 'Det, vi lige har pakket ud, et stykke tøj vi holder af, og et råd om pleje. Om torsdagen, aldrig oftere.',
    terms: 'Du kan afmelde dig, når du vil, med linket nederst i hvert brev.',
    link: 'Sådan behandler vi din adresse',
  },
  faq: {
    heading: 'Ofte stillede spørgsmål',
    questions: [
      {
        question: 'Kan jeg ændre min bestilling?',
        answer: [
          'Ja, indtil vi har pakket den. Ring til os, så snart du kan, så når vi det som regel.',
        ],
      },
      {
        question: 'Hvor er min pakke?',
        answer: [
          'Du kan følge pakken fra den mail, du fik, da den forlod os. Er den ikke kommet inden for fem hverdage, leder vi: [læs mere om levering](page:delivery).',
        ],
      },
      {
        question: 'Hvordan sender jeg noget retur?',
        answer: [
          'Sig til inden for 14 dage, efter at du fik pakken, og send den tilbage inden for 14 dage mere. [Sådan gør du](page:returns).',
        ],
      },
      {
        question: 'Hvornår får jeg pengene tilbage?',
        answer: [
          'Inden for 14 dage, efter at du skrev, på samme måde som du betalte. Vi kan vente, til varen er her, eller du har vist, at den er sendt.',
        ],
      },
      {
        question: 'Hvilken størrelse skal jeg tage?',
        answer: [
          'Mål på kroppen, og sammenlign i [størrelsesguiden](page:size-guide). Er du mellem to størrelser: tag den største i frakker, den mindste i strik.',
        ],
      },
    ],
  },
  answers: {
    heading: 'Ofte finder du svaret her',
    links: {
      delivery: 'Pris, tid og hvor pakken er',
      returns: 'Fjorten dage, sådan gør du',
      'size-guide': 'Mål i centimeter',
    },
  },
  contact: {
    heading: 'Skriv til os',
    lead: 'Vi svarer inden for en hverdag.',
    topic: 'Kontakt',
    subject: {
      label: 'Hvad drejer det sig om?',
      options: [
        'En bestilling',
        'En retur eller reklamation',
        'Et stykke tøj eller en størrelse',
        'Noget andet',
      ],
    },
    order: { label: 'Ordrenummer', hint: 'Står i ordrebekræftelsen' },
    email: { label: 'E-mail', hint: 'Her svarer vi' },
    message: 'Besked',
    consent: '{shop} må gemme det, jeg skriver, for at kunne svare mig.',
    link: 'Sådan behandler vi dine oplysninger',
    thanks: 'Tak, nu ligger det hos os. Svaret kommer inden for en hverdag.',
  },
  regret: { heading: 'Har du bestemt dig?', write: 'Skriv til os', delivery: 'Læs om levering' },
  picture:
    'Tre favoritter, som vi selv gik med i regn, på cykel og på kontor, før de fik plads i butikken.',
  film: {
    heading: 'Se på ulden',
    title: 'En uldfrakke tæt på, fra krave til søm',
    transcript: [
      'Billedet bevæger sig langsomt ned langs en lang frakke i uld. Først ses kraven og reversen, så knapperne og lommerne, til sidst sømmen forneden. Ingen taler, og der er ingen lyd.',
    ],
  },
  reading: {
    heading: 'Læs videre',
    layering: 'Lag på lag',
    'second-life': 'Farves om, ikke smides ud',
  },
  quote: {
    words: 'Jeg troede, frakken var færdig. Den var bare træt af at være rustrød.',
    author: 'Maria i Viborg',
    about: 'om sin uldfrakke, der fik ny farve',
    alt: 'En chokoladebrun uldfrakke.',
  },
  browserStorage: {
    heading: 'Det her gemmes',
    columns: ['Hvad', 'Hvorfor', 'Hvor længe'],
    rows: [
      ['Kurven (ralph-cart), en cookie', 'Husker, hvad du har lagt i kurven', 'Et år'],
      ['Dit svar om cookies (consent), en cookie', 'Så vi ikke spørger igen', 'Et halvt år'],
      [
        'To tilfældige numre, hvis du siger ja til personlige forslag',
        'Så vi kan foreslå tøj',
        'Et år, og en halv time efter et besøg',
      ],
      [
        'Det, du skriver i kassen',
        'Så intet går tabt, hvis siden indlæses igen',
        'Til fanen lukkes',
      ],
      ['Tøj, du har set på, højst 20', 'Så du kan finde tilbage', 'Til du rydder browseren'],
      ['Dine favoritter', 'Så hjerterne husker', 'Til du rydder browseren'],
      [
        'Dine størrelser og mål, hvis du gemmer dem',
        'Så lister og størrelsesguide svarer dig',
        'Til du fjerner dem',
      ],
      [
        'Dine seneste søgninger, det, du sammenligner, og hvor mange varer du ser pr. række',
        'Så du kan fortsætte, hvor du slap',
        'Til du fjerner det',
      ],
    ],
  },
};
