import type { ThemeWords } from '../themeWords.ts';

export const themes: ThemeWords = {
  layering: {
    title: 'Lag på lag',
    description: 'Kåpe, genser, veske og støvler som hører sammen, plagg for plagg.',
    lead: 'Tynt innerst, tykt ytterst og noe mykt imellom. Slik kler du deg for en dag som begynner på minus fem og slutter på pluss åtte.',
    outfit: {
      heading: 'Fire plagg, én vinter',
      text: 'Trykk på det du vil vite mer om.',
      alt: 'En mørk ullkåpe, en flettestrikket genser, en håndveske og et par støvler lagt utover i lys fra et vindu.',
    },
    picks: 'Varme til å ha under',
    categories: 'Flere lag',
    brands: { heading: 'De som kan ull', link: 'Alle merker' },
  },
  'second-life': {
    title: 'Farges om, ikke kastes',
    description: 'En falmet kåpe blir brun og varer en vinter til. Slik jobber vi med preloved.',
    lead: 'Et plagg tar sjelden slutt. Det falmer, mister en knapp eller eierens interesse. Det går det an å gjøre noe med.',
    compare: {
      heading: 'Samme kåpe, ny farge',
      text: 'Fargeriet bader ullen i en time. Rust blir sjokolade, sømmene blir som før.',
      before: 'Før',
      beforeAlt: 'En rustfarget ullkåpe.',
      after: 'Etter',
      afterAlt: 'Den samme ullkåpen, farget sjokoladebrun.',
    },
    body: [
      '## Hva som kan farges',
      'Ull, bomull, lin og silke tar til seg farge. Det gjør ikke polyester, så en søm i kunsttråd beholder den gamle fargen. Vi synes det er fint.',
      '## Hva vi reparerer først',
      ['Knapper, sømmer og glidelåser', 'Fôr som har gått opp', 'Nupper, med kam og tålmodighet'],
      'Har du en kåpe som har hengt for lenge? [Ta kontakt](page:contact), så forteller vi hva den kan bli. Og les gjerne [hvordan du steller ull](page:wool-care).',
    ],
    goods: { heading: 'Allerede på sin andre vinter', link: 'Se preloved' },
  },
  weekend: {
    title: 'Helgen er lang nok',
    description: 'Femten prosent på hele kjøpet, til og med søndag.',
    lead: 'Ta det med ro. Prøv i tankene på fredag, sov på det og bestem deg på søndag.',
    offer: {
      heading: 'på hele kjøpet',
      text: 'Skriv koden i kassen, så trekker vi fra rabatten der.',
      terms: 'Når du handler for minst 1 500 kr. Kan ikke kombineres med andre koder.',
    },
    goods: 'Det flest legger i kurven',
  },
  club: {
    title: 'Klubben',
    description: 'Poeng på alt du kjøper, og penger tilbake fire ganger i året.',
    lead: 'Hver krone gir ett poeng, og 1 000 poeng gir 25 kr tilbake. Det er hele hemmeligheten.',
    levels: [
      {
        name: 'Blad',
        from: 'Fra første kjøp',
        benefits: ['Ett poeng for hver krone', 'Bonus fire ganger i året'],
      },
      {
        name: 'Gren',
        from: 'Fra 5 000 kr på ett år',
        benefits: ['Alt i Blad', 'Nyheter et døgn før alle andre'],
      },
      {
        name: 'Tre',
        from: 'Fra 12 000 kr på ett år',
        benefits: ['Alt i Gren', 'Vi syr i knapper og reparerer sømmer'],
      },
    ],
    terms: 'Poengene vises 30 dager etter kjøpet.',
    voucher: {
      figure: '25',
      unit: 'kr',
      heading: 'for hver 1 000 poeng',
      text: 'Bonusen kommer som en verdisjekk fire ganger i året.',
      terms: 'Minste kjøp 299 kr.',
    },
  },
  rows: { viewed: 'Du så nettopp på', favourites: 'Favorittene dine' },
  besideCoats: 'Til kåpen',
  knitCode: {
    text: 'Skriv koden i kassen. Den gjelder inntil videre.',
    terms: 'Gjelder strikk til dame og herre, ikke preloved.',
  },
};
