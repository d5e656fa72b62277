import type { ThemeWords } from '../themeWords.ts';

export const themes: ThemeWords = {
  layering: {
    title: 'Lager på lager',
    description: 'Kappa, tröja, väska och kängor som hör ihop, plagg för plagg.',
    lead: 'Tunt närmast, tjockt ytterst och något mjukt däremellan. Så klär du dig för en dag som börjar på minus fem och slutar på plus åtta.',
    outfit: {
      heading: 'Fyra plagg, en vinter',
      text: 'Tryck på det du vill veta mer om.',
      alt: 'En mörk ullkappa, en kabelstickad tröja, en handväska och ett par kängor, utlagda i fönsterljus.',
    },
    picks: 'Värme att lägga under',
    categories: 'Fler lager',
    brands: { heading: 'De som kan ull', link: 'Alla märken' },
  },
  'second-life': {
    title: 'Färgas om, inte slängs',
    description: 'En blekt kappa blir brun, och går en vinter till. Så arbetar vi med preloved.',
    lead: 'Ett plagg tar sällan slut. Det bleks, tappar en knapp eller sin ägares intresse. Det går att göra något åt.',
    compare: {
      heading: 'Samma kappa, ny färg',
      text: 'Färgeriet badar ullen i en timme. Rost blir choklad, sömmarna blir kvar.',
      before: 'Före',
      beforeAlt: 'En rostfärgad ullkappa.',
      after: 'Efter',
      afterAlt: 'Samma ullkappa, färgad chokladbrun.',
    },
    body: [
      '## Vad som går att färga',
      'Ull, bomull, lin och siden tar färg. Polyester gör det inte, så en söm i konsttråd behåller sin gamla färg. Vi tycker att det är fint.',
      '## Vad vi lagar först',
      ['Knappar, sömmar och dragkedjor', 'Foder som har gått upp', 'Noppor, med kam och tålamod'],
      'Har du en kappa som hängt för länge? [Hör av dig](page:contact), så berättar vi vad den kan bli. Och läs gärna [hur du sköter ull](page:wool-care).',
    ],
    goods: { heading: 'Redan på sin andra vinter', link: 'Se preloved' },
  },
  weekend: {
    title: 'Helgen är lång nog',
    description: 'Femton procent på hela köpet, till och med söndag.',
    lead: 'Ta det lugnt. Prova i tanken på fredag, sov på saken och bestäm dig på söndag.',
    offer: {
      heading: 'på hela köpet',
      text: 'Skriv koden i kassan, så drar vi av rabatten där.',
      terms: 'När du handlar för minst 1 500 kr. Går inte ihop med andra koder.',
    },
    goods: 'Det som flest lägger i korgen',
  },
  club: {
    title: 'Klubben',
    description: 'Poäng på allt du köper, och pengar tillbaka fyra gånger om året.',
    lead: 'Varje krona ger en poäng, och 1 000 poäng ger 25 kr tillbaka. Det är hela hemligheten.',
    levels: [
      {
        name: 'Blad',
        from: 'Från första köpet',
        benefits: ['En poäng för varje krona', 'Bonus fyra gånger om året'],
      },
      {
        name: 'Gren',
        from: 'Från 5 000 kr på ett år',
        benefits: ['Allt i Blad', 'Nyheter ett dygn före alla andra'],
      },
      {
        name: 'Träd',
        from: 'Från 12 000 kr på ett år',
        benefits: ['Allt i Gren', 'Vi syr i knappar och lagar sömmar'],
      },
    ],
    terms: 'Poängen syns 30 dagar efter köpet.',
    voucher: {
      figure: '25',
      unit: 'kr',
      heading: 'för varje 1 000 poäng',
      text: 'Bonusen kommer som en värdecheck, fyra gånger om året.',
      terms: 'Minsta köp 299 kr.',
    },
  },
  rows: { viewed: 'Du tittade nyss på', favourites: 'Dina favoriter' },
  besideCoats: 'Till kappan',
  knitCode: {
    text: 'Skriv koden i kassan. Den gäller tills vidare.',
    terms: 'Gäller dam- och herrstickat, inte preloved.',
  },
};
