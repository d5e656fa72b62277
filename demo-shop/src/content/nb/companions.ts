import type { CompanionWords } from '../companionWords.ts';

export const companions: CompanionWords = {
  newsletter: {
    heading: 'Brev fra lageret',
    text: 'Det vi nettopp har pakket opp, et plagg vi er glad i, og et råd om stell. Torsdager, aldri oftere.',
    terms: 'Du kan avslutte når du vil, med lenken nederst i hvert brev.',
    link: 'Slik behandler vi adressen din',
  },
  faq: {
    heading: 'Vanlige spørsmål',
    questions: [
      {
        question: 'Kan jeg endre bestillingen min?',
        answer: [
          'Ja, helt til vi har pakket den. Ring oss så fort du kan, så rekker vi det som regel.',
        ],
      },
      {
        question: 'Hvor er pakken min?',
        answer: [
          'Sporingen står i e-posten du fikk da pakken forlot oss. Har den ikke kommet på fem virkedager, leter vi: [les mer om levering](page:delivery).',
        ],
      },
      {
        question: 'Hvordan returnerer jeg noe?',
        answer: [
          'Si fra til oss innen 14 dager etter at du fikk pakken, og send den tilbake innen 14 dager til. [Slik gjør du](page:returns).',
        ],
      },
      {
        question: 'Når får jeg pengene tilbake?',
        answer: [
          'Innen 14 dager etter at du sa fra, på samme måte som du betalte. Vi kan vente til varen er her, eller til du har vist at den er sendt.',
        ],
      },
      {
        question: 'Hvilken størrelse skal jeg ta?',
        answer: [
          'Mål på kroppen og sammenlign i [størrelsesguiden](page:size-guide). Er du mellom to størrelser: ta den største i kåper, den minste i strikk.',
        ],
      },
    ],
  },
  answers: {
    heading: 'Ofte finner du svaret her',
    links: {
      delivery: 'Pris, tid og sporing',
      returns: 'Fjorten dager, slik gjør du',
      'size-guide': 'Mål i centimeter',
    },
  },
  contact: {
    heading: 'Skriv til oss',
    lead: 'Vi svarer innen én virkedag.',
    topic: 'Kontakt',
    subject: {
      label: 'Hva gjelder det?',
      options: [
        'En bestilling',
        'En retur eller reklamasjon',
        'Et plagg eller en størrelse',
        'Noe annet',
      ],
    },
    order: { label: 'Ordrenummer', hint: 'Står i ordrebekreftelsen' },
    email: { label: 'E-post', hint: 'Hit svarer vi' },
    message: 'Melding',
    consent: '{shop} kan lagre det jeg skriver, for å kunne svare meg.',
    link: 'Slik behandler vi opplysningene dine',
    thanks: 'Takk, nå ligger det hos oss. Svaret kommer innen én virkedag.',
  },
  regret: { heading: 'Har du bestemt deg?', write: 'Skriv til oss', delivery: 'Les om levering' },
  picture:
    'Tre favoritter vi selv hadde på i regn, på sykkel og på kontoret før de fikk plass i butikken.',
  film: {
    heading: 'Se på ullen',
    title: 'En ullkåpe på nært hold, fra krage til fald',
    transcript: [
      'Bildet beveger seg sakte nedover en lang kåpe i ull. Først ser vi kragen og slagene, så knappene og lommene, til slutt falden. Ingen snakker, og det er ingen lyd.',
    ],
  },
  reading: {
    heading: 'Les videre',
    layering: 'Lag på lag',
    'second-life': 'Farges om, ikke kastes',
  },
  quote: {
    words: 'Jeg trodde kåpen var ferdig. Den var bare lei av å være rustrød.',
    author: 'Maria i Hamar',
    about: 'om ullkåpen sin, som fikk ny farge',
    alt: 'En sjokoladebrun ullkåpe.',
  },
  browserStorage: {
    heading: 'Dette lagres',
    columns: ['Hva', 'Hvorfor', 'Hvor lenge'],
    rows: [
      [
        'Handlekurven (ralph-cart), en informasjonskapsel',
        'Husker hva du har lagt i kurven',
        'Ett år',
      ],
      [
        'Svaret ditt om informasjonskapsler (consent), en informasjonskapsel',
        'Så vi ikke spør igjen',
        'Et halvt år',
      ],
      [
        'To tilfeldige numre, hvis du sier ja til personlige forslag',
        'Så vi kan foreslå plagg',
        'Ett år, og en halvtime etter et besøk',
      ],
      [
        'Det du skriver i kassen',
        'Så ingenting går tapt om siden lastes på nytt',
        'Til fanen lukkes',
      ],
      ['Plagg du har sett på, høyst 20', 'Så du finner tilbake', 'Til du tømmer nettleseren'],
      ['Favorittene dine', 'Så hjertene husker', 'Til du tømmer nettleseren'],
      [
        'Størrelsene og målene dine, hvis du lagrer dem',
        'Så lister og størrelsesguide svarer deg',
        'Til du fjerner dem',
      ],
      [
        'De siste søkene dine, det du sammenligner, og hvor mange varer du ser per rad',
        'Så du kan fortsette der du var',
        'Til du fjerner det',
      ],
    ],
  },
};
