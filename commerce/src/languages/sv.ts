import type { BackEndLanguage } from './backEndLanguage.ts';
import { swedish } from './inflections/scandinavian.ts';
import { kronor } from './amountPatterns.ts';

export const language: BackEndLanguage = {
  facets: {
    Category: 'Kategori',
    Sku: 'Storlek',
    Brand: 'Märke',
    Price: 'Pris',
    Discount: 'Rabatt',
  },
  sorts: {
    RELEVANCE: 'Bäst träff',
    MOST_SOLD: 'Mest populära',
    LATEST: 'Senast inkommet',
    PRICE: 'Lägst pris först',
    PRICE_DESC: 'Högst pris först',
  },
  productGroup: 'Produkt',
  oneSize: 'En storlek',
  colours: {
    black: 'Svart',
    charcoal: 'Antracit',
    grey: 'Grå',
    'grey-melange': 'Gråmelerad',
    'light-grey': 'Ljusgrå',
    silver: 'Silver',
    steel: 'Stål',
    metallic: 'Metallic',
    white: 'Vit',
    'off-white': 'Benvit',
    cream: 'Gräddvit',
    beige: 'Beige',
    nude: 'Nude',
    sand: 'Sand',
    khaki: 'Khaki',
    taupe: 'Mullvad',
    tan: 'Kamel',
    brown: 'Brun',
    'coffee-brown': 'Kaffebrun',
    'mushroom-brown': 'Svampbrun',
    bronze: 'Brons',
    copper: 'Koppar',
    gold: 'Guld',
    rust: 'Rost',
    orange: 'Orange',
    peach: 'Persika',
    yellow: 'Gul',
    mustard: 'Senap',
    red: 'Röd',
    maroon: 'Mörkröd',
    burgundy: 'Vinröd',
    pink: 'Rosa',
    rose: 'Rosenröd',
    magenta: 'Magenta',
    purple: 'Lila',
    lavender: 'Lavendel',
    mauve: 'Malva',
    blue: 'Blå',
    'light-blue': 'Ljusblå',
    navy: 'Marinblå',
    turquoise: 'Turkos',
    teal: 'Petrol',
    green: 'Grön',
    'sea-green': 'Havsgrön',
    lime: 'Limegrön',
    'fluorescent-green': 'Neongrön',
    olive: 'Oliv',
    multi: 'Flerfärgad',
  },
  importedGoods: {
    otherCategory: { name: 'Övrigt', alias: 'ovrigt' },
    parameters: { Color: 'Färg', Material: 'Material', Pattern: 'Mönster', Condition: 'Skick' },
    used: 'Begagnad',
  },
  prices: {
    amount: kronor,
    limits:
      /(?:över|minst|under|upp till|högst|mer än|spara|frakt från|varje|rabatt på|bonus på)\s*$/iu,
  },
  search: {
    inflection: swedish,
    synonyms: `
      känga stövlett: boots
      sneakers: gympaskor sportskor
      pumps: klackskor
      tröja: jumper sweater pullover
      hoodie: huvtröja luvtröja
      sweatshirt: collegetröja
      byxor: brallor
      mjukisbyxor: mjukisar
      kavaj: blazer
      kofta: cardigan
      shirt: tshirt
      jeans: jeansbyxor denim
      skärp: bälte
      halsduk: scarf sjal
      mössa: beanie
      handskar: vantar
      ryggsäck: backpack
      jumpsuit: overall byxdress`,
    colourHeads: 'röd blå grå vit gul grön brun svart rosa lila beige',
    ownColours: '',
    colourFamilies: `
      syren plommon ljung lavendel malva: lila violett
      lila: violett
      terrakotta rost koppar: orange
      marinblå indigo: mörkblå
      vinröd körsbär: mörkröd
      rosa gammelrosa rosenröd: pink`,
    pluralColours:
      'röd:röda blå:blå grå:grå vit:vita gul:gula grön:gröna brun:bruna svart:svarta rosa:rosa lila:lila beige:beige',
    serviceWords:
      'presentkort retur byte leverans frakt betalning kundtjänst storleksguide sverige norge danmark finland',
    shopLists: {
      newProducts: {
        title: 'Nyheter',
        words:
          'nyhet, nyast, nyaste, nytt, ny, nya, nyinkommet, nyinkomna, senaste, senast inkommet, new, news, new in',
      },
      reduced: {
        title: 'Allt på rea',
        words:
          'rea, rean, reor, realisation, mellandagsrea, utförsäljning, outlet, sale, rabatt, rabatterat, rabatterade, nedsatt, nedsatta, prissänkt, prissänkta, erbjudande, kampanj, black friday',
      },
      bestSellers: {
        title: 'Bästsäljare',
        words:
          'bästsäljare, bästsäljande, storsäljare, mest sålda, mest köpta, mest populära, populärast, populära, bestseller, best seller, best sellers',
      },
      comingSoon: {
        title: 'Kommer snart',
        words: 'kommer snart, kommande, snart i lager, coming soon',
      },
      brands: { title: 'Märken', words: 'märke, varumärke, brand, designers' },
      favourites: { title: 'Favoriter', words: 'favorit, önskelista, wishlist' },
      cart: { title: 'Varukorgen', words: 'varukorg, kundvagn' },
      comparison: { title: 'Jämför', words: 'jämför, jämföra, jämförelse' },
    },
    departments: `
      dam: dam- damer kvinna kvinnor
      herr: herr- herrar man män
      barn: barn- barnen baby flicka flickor pojke pojkar`,
    counterparts: `
      dam: rock=kappa
      herr: kappa=rock blus=skjorta`,
    priceLimits: {
      highest: 'under, högst, upp till, mindre än, billigare än',
      lowest: 'över, minst, mer än, dyrare än',
      between: 'mellan',
      currency: 'kr kronor sek :-',
      rather: { highest: 'max, maximalt, till', lowest: 'från' },
    },
    conjunction: 'och',
    stopWords: 'och i med till för på av en ett storlek strl stl',
  },
  orderMail: {
    subject: (order) => `Orderbekräftelse: beställning nr ${order}`,
    heading: 'Tack för din beställning',
    greeting: (name) => `Hej ${name}!`,
    intro:
      'Det här är din orderbekräftelse. Spara den gärna. Vi packar så snart vi kan, och du får ett nytt mejl när paketet har lämnat oss.',
    order: 'Ordernummer',
    date: 'Datum',
    size: 'Storlek',
    pieces: (count) => `${count} st`,
    goods: 'Varor',
    discount: 'Rabatt',
    shipping: 'Frakt',
    free: 'Fri',
    paymentFee: 'Avgift för betalsättet',
    total: 'Totalt',
    vat: (rate) => `Varav moms ${rate} %`,
    delivery: 'Leverans',
    deliveredTo: 'Levereras till',
    arrivesOn: (day) => `Kommer ${day}`,
    arrivesBetween: (from, to) => `Kommer mellan ${from} och ${to}`,
    message: 'Ditt meddelande',
    payment: 'Betalsätt',
    look: 'Se din beställning',
    regret: 'Ångerrätt',
    regretText: ({ email }, returnFee) => [
      `Du kan ångra köpet utan att säga varför. Hör av dig inom 14 dagar från den dag då du fick det sista plagget: mejla ${email} med namn och ordernummer, eller använd blanketten längst ner.`,
      `Skicka sedan tillbaka varorna inom 14 dagar. Returfrakten är ${returnFee}. Du får pengarna inom 14 dagar från att du hörde av dig, även för vanlig leverans om du ångrar allt. Vi får vänta tills varorna är här eller du har visat att de är skickade.`,
      'Ångerrätten gäller inte förseglade varor som av hygienskäl inte kan lämnas tillbaka om förseglingen är bruten, och inte varor som är gjorda efter dina mått.',
    ],
    readReturns: 'Retur och ångerrätt',
    faults: 'Om något är fel',
    faultsText:
      'Du har tre års reklamationsrätt enligt konsumentköplagen. Hör av dig inom två månader från att du märkte felet, så är du alltid i tid. Vi står för frakten.',
    readTerms: 'Köpvillkor',
    contact: 'Kontakt',
    service: 'Frågor? Svara på det här mejlet. Kundservice har öppet vardagar 8–17.',
    number: 'Organisationsnummer',
    phone: 'Telefon',
    email: 'Mejl',
    form: 'Ångerblankett',
    formText: ({ name, address, email }) => [
      `Till ${name}, ${address}, ${email}`,
      'Jag meddelar att jag frånträder köpet av följande varor:',
      'Beställda den / mottagna den:',
      'Mitt namn och min adress:',
      'Datum, och underskrift om blanketten skickas på papper:',
    ],
  },
  formMail: {
    receivedSubject: (topic) => `Formulär: ${topic}`,
    receivedHeading: 'Någon har skrivit till oss',
    sentBy: 'Svaret skickas till',
    noEmail: 'Avsändaren har inte lämnat någon adress.',
    consent: 'Godkänt av avsändaren',
    receiptSubject: (topic) => `Vi har fått det du skrev: ${topic}`,
    receiptHeading: 'Det har kommit fram',
    receipt: (topic) =>
      `Tack för att du skrev till oss (${topic}). En av oss läser det och svarar inom en vardag.`,
    notYou: 'Var det inte du? Då kan du slänga det här mejlet. Du hör inget mer från oss om det.',
    service: 'Kundservice har öppet vardagar 8–17.',
  },
  sandboxPayment: {
    title: 'Betala med kort',
    notice: 'Det här är en övningsbetalning. Inga pengar dras.',
    amount: 'Att betala',
    reference: 'Referens',
    pay: 'Betala',
    decline: 'Låt kortet nekas',
    cancel: 'Avbryt och gå tillbaka',
    done: 'Betalningen är redan avslutad.',
    back: 'Till butiken',
    missing: 'Betalningen finns inte.',
  },
};
