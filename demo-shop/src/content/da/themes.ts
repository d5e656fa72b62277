import type { ThemeWords } from '../themeWords.ts';

export const themes: ThemeWords = {
  layering: {
    title: 'Lag på lag',
    description: 'Frakke, sweater, taske og støvler, der hører sammen, stykke for stykke.',
    lead: 'Tyndt inderst, tykt yderst og noget blødt imellem. Sådan klæder du dig på til en dag, der begynder på minus fem og slutter på plus otte.',
    outfit: {
      heading: 'Fire stykker tøj, én vinter',
      text: 'Tryk på det, du vil vide mere om.',
      alt: 'En mørk uldfrakke, en kabelstrikket sweater, en håndtaske og et par støvler lagt frem i lys fra et vindue.',
    },
    picks: 'Varme til at have under',
    categories: 'Flere lag',
    brands: { heading: 'Dem, der kan uld', link: 'Alle mærker' },
  },
  'second-life': {
    title: 'Farves om, ikke smides ud',
    description:
      'En falmet frakke bliver brun og holder en vinter til. Sådan arbejder vi med preloved.',
    lead: 'Et stykke tøj er sjældent slidt op. Det falmer, mister en knap eller sin ejers interesse. Det kan man gøre noget ved.',
    compare: {
      heading: 'Samme frakke, ny farve',
      text: 'Farveriet bader ulden i en time. Rust bliver til chokolade, sømmene bliver, som de var.',
      before: 'Før',
      beforeAlt: 'En rustfarvet uldfrakke.',
      after: 'Efter',
      afterAlt: 'Den samme uldfrakke, farvet chokoladebrun.',
    },
    body: [
      '## Hvad der kan farves',
      'Uld, bomuld, hør og silke tager imod farve. Det gør polyester ikke, så en syning i kunsttråd beholder sin gamle farve. Det synes vi er fint.',
      '## Hvad vi reparerer først',
      ['Knapper, sømme og lynlåse', 'For, der er gået op', 'Fnuller, med kam og tålmodighed'],
      'Har du en frakke, der har hængt for længe? [Skriv til os](page:contact), så fortæller vi, hvad den kan blive til. Og læs gerne, [hvordan du plejer uld](page:wool-care).',
    ],
    goods: { heading: 'Allerede på sin anden vinter', link: 'Se preloved' },
  },
  weekend: {
    title: 'Weekenden er lang nok',
    description: 'Femten procent på hele købet til og med søndag.',
    lead: 'Tag det roligt. Prøv i tankerne om fredagen, sov på det, og bestem dig om søndagen.',
    offer: {
      heading: 'på hele købet',
      text: 'Skriv koden i kassen, så trækker vi rabatten fra der.',
      terms: 'Når du køber for mindst 1.100 kr. Kan ikke bruges sammen med andre koder.',
    },
    goods: 'Det, flest lægger i kurven',
  },
  club: {
    title: 'Klubben',
    description: 'Point på alt, du køber, og penge tilbage fire gange om året.',
    lead: 'Hver krone giver ét point, og 1.000 point giver 25 kr. tilbage. Det er hele hemmeligheden.',
    levels: [
      {
        name: 'Blad',
        from: 'Fra første køb',
        benefits: ['Ét point for hver krone', 'Bonus fire gange om året'],
      },
      {
        name: 'Gren',
        from: 'Fra 4.000 kr. på et år',
        benefits: ['Alt i Blad', 'Nyheder et døgn før alle andre'],
      },
      {
        name: 'Træ',
        from: 'Fra 9.000 kr. på et år',
        benefits: ['Alt i Gren', 'Vi syr knapper i og reparerer sømme'],
      },
    ],
    terms: 'Pointene kan ses 30 dage efter købet.',
    voucher: {
      figure: '25',
      unit: 'kr.',
      heading: 'for hver 1.000 point',
      text: 'Bonussen kommer som en værdicheck fire gange om året.',
      terms: 'Mindstekøb 299 kr.',
    },
  },
  rows: { viewed: 'Du har lige set på', favourites: 'Dine favoritter' },
  besideCoats: 'Til frakken',
  knitCode: {
    text: 'Skriv koden i kassen. Den gælder indtil videre.',
    terms: 'Gælder strik til dame og herre, ikke preloved.',
  },
};
