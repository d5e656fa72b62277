import type { BackEndLanguage } from './backEndLanguage.ts';
import { norwegian } from './inflections/scandinavian.ts';
import { kronor } from './amountPatterns.ts';

export const language: BackEndLanguage = {
  facets: {
    Category: 'Kategori',
    Sku: 'Størrelse',
    Brand: 'Merke',
    Price: 'Pris',
    Discount: 'Rabatt',
  },
  sorts: {
    RELEVANCE: 'Beste treff',
    MOST_SOLD: 'Mest populære',
    LATEST: 'Nyeste først',
    PRICE: 'Lavest pris først',
    PRICE_DESC: 'Høyest pris først',
  },
  productGroup: 'Produkt',
  oneSize: 'Én størrelse',
  colours: {
    black: 'Svart',
    charcoal: 'Antrasitt',
    grey: 'Grå',
    'grey-melange': 'Gråmelert',
    'light-grey': 'Lysegrå',
    silver: 'Sølv',
    steel: 'Stål',
    metallic: 'Metallic',
    white: 'Hvit',
    'off-white': 'Benhvit',
    cream: 'Kremhvit',
    beige: 'Beige',
    nude: 'Nude',
    sand: 'Sand',
    khaki: 'Kaki',
    taupe: 'Muldvarp',
    tan: 'Kamel',
    brown: 'Brun',
    'coffee-brown': 'Kaffebrun',
    'mushroom-brown': 'Soppbrun',
    bronze: 'Bronse',
    copper: 'Kobber',
    gold: 'Gull',
    rust: 'Rust',
    orange: 'Oransje',
    peach: 'Fersken',
    yellow: 'Gul',
    mustard: 'Sennep',
    red: 'Rød',
    maroon: 'Mørkerød',
    burgundy: 'Vinrød',
    pink: 'Rosa',
    rose: 'Rosenrød',
    magenta: 'Magenta',
    purple: 'Lilla',
    lavender: 'Lavendel',
    mauve: 'Malva',
    blue: 'Blå',
    'light-blue': 'Lyseblå',
    navy: 'Marineblå',
    turquoise: 'Turkis',
    teal: 'Petrol',
    green: 'Grønn',
    'sea-green': 'Sjøgrønn',
    lime: 'Limegrønn',
    'fluorescent-green': 'Neongrønn',
    olive: 'Oliven',
    multi: 'Flerfarget',
  },
  importedGoods: {
    otherCategory: { name: 'Annet', alias: 'annet' },
    parameters: {
      Color: 'Farge',
      Material: 'Materiale',
      Pattern: 'Mønster',
      Condition: 'Tilstand',
    },
    used: 'Brukt',
  },
  prices: {
    amount: kronor,
    limits:
      /(?:over|minst|under|opptil|opp til|høyst|mer enn|spar|frakt fra|hver|rabatt på|bonus på)\s*$/iu,
  },
  search: {
    inflection: norwegian,
    synonyms: `
      støvletter: boots
      sneakers: joggesko
      pumps: høyhælte
      genser: jumper sweater strikkegenser
      hettegenser: hoodie
      sweatshirt: collegegenser
      bukse: benklær
      joggebukse: sweatpants
      blazer: dressjakke
      cardigan: strikkejakke
      jeans: dongeri olabukse
      skjerf: scarf sjal
      lue: beanie
      hansker: votter
      ryggsekk: sekk
      jumpsuit: buksedress`,
    colourHeads: 'rød blå grå hvit gul grønn brun svart rosa lilla beige',
    ownColours: 'lyserød',
    colourFamilies: `
      syrin plomme lyng lavendel malva: lilla fiolett
      lilla: fiolett
      terrakotta rust kobber: oransje orange
      oransje: orange
      marineblå indigo: mørkeblå
      vinrød kirsebær: mørkerød
      rosa gammelrosa rosenrød: lyserød pink`,
    pluralColours:
      'rød:røde blå:blå grå:grå hvit:hvite gul:gule grønn:grønne brun:brune svart:svarte rosa:rosa lilla:lilla beige:beige',
    serviceWords:
      'gavekort retur bytte levering frakt betaling kundeservice størrelsesguide sverige norge danmark finland',
    shopLists: {
      newProducts: {
        title: 'Nyheter',
        words: 'nyhet, nyest, nyeste, nytt, ny, nye, nyankommet, sist inn, new, news, new in',
      },
      reduced: {
        title: 'Alt på salg',
        words:
          'salg, salget, romjulssalg, utsalg, outlet, sale, tilbud, rabatt, rabattert, rabatterte, nedsatt, nedsatte, kampanje, black friday',
      },
      bestSellers: {
        title: 'Bestselgere',
        words:
          'bestselger, mestselgende, mest solgt, mest solgte, mest populære, populære, bestseller, best seller, best sellers',
      },
      comingSoon: {
        title: 'Kommer snart',
        words: 'kommer snart, kommende, snart på lager, coming soon',
      },
      brands: { title: 'Merker', words: 'merke, varemerke, merkevare, brand, designere' },
      favourites: { title: 'Favoritter', words: 'favoritt, ønskeliste, wishlist' },
      cart: { title: 'Handlekurven', words: 'handlekurv, handlevogn' },
      comparison: { title: 'Sammenlign', words: 'sammenlign, sammenligne, sammenligning' },
    },
    departments: `
      dame: dame- damer kvinne kvinner
      herre: herre- herrer mann menn
      barn: barne- barna baby jente jenter gutt gutter`,
    counterparts: `
      dame: frakk=kåpe
      herre: kåpe=frakk bluse=skjorte`,
    priceLimits: {
      highest: 'under, høyst, opptil, opp til, mindre enn, billigere enn',
      lowest: 'over, minst, mer enn, dyrere enn',
      between: 'mellom',
      currency: 'kr kroner nok ,-',
      rather: { highest: 'max, maks, maksimalt, til', lowest: 'fra' },
    },
    conjunction: 'og',
    stopWords: 'og i med til for på av en et størrelse str',
  },
  orderMail: {
    subject: (order) => `Ordrebekreftelse: bestilling nr. ${order}`,
    heading: 'Takk for bestillingen',
    greeting: (name) => `Hei ${name}!`,
    intro:
      'Dette er ordrebekreftelsen din. Ta gjerne vare på den. Vi pakker så snart vi kan, og du får en ny e-post når pakken er sendt.',
    order: 'Ordrenummer',
    date: 'Dato',
    size: 'Størrelse',
    pieces: (count) => `${count} stk.`,
    goods: 'Varer',
    discount: 'Rabatt',
    shipping: 'Frakt',
    free: 'Gratis',
    paymentFee: 'Gebyr for betalingsmåten',
    total: 'Totalt',
    vat: (rate) => `Hvorav mva. ${rate} %`,
    delivery: 'Levering',
    deliveredTo: 'Leveres til',
    arrivesOn: (day) => `Kommer ${day}`,
    arrivesBetween: (from, to) => `Kommer mellom ${from} og ${to}`,
    message: 'Meldingen din',
    payment: 'Betalingsmåte',
    look: 'Se bestillingen din',
    regret: 'Angrerett',
    regretText: ({ email }, returnFee) => [
      `Du kan angre kjøpet uten å si hvorfor. Gi oss beskjed innen 14 dager fra den dagen du fikk det siste plagget: send en e-post til ${email} med navn og ordrenummer, eller bruk skjemaet nederst.`,
      `Send så varene tilbake innen 14 dager. Returfrakten er ${returnFee}. Du får pengene innen 14 dager etter at du ga beskjed, også for vanlig levering hvis du angrer alt. Vi kan vente til varene er her, eller til du har vist at de er sendt.`,
      'Angreretten gjelder ikke forseglede varer som av hygieniske grunner ikke kan leveres tilbake når forseglingen er brutt, og ikke varer som er laget etter dine mål.',
    ],
    readReturns: 'Retur og angrerett',
    faults: 'Hvis noe er feil',
    faultsText:
      'Etter forbrukerkjøpsloven kan du reklamere i to år, og i fem år på varer som er ment å vare vesentlig lenger. Si fra innen to måneder etter at du oppdaget feilen, så er du alltid tidsnok ute. Vi betaler frakten.',
    readTerms: 'Kjøpsvilkår',
    contact: 'Kontakt',
    service: 'Spørsmål? Svar på denne e-posten. Kundeservice er åpen hverdager 8–17.',
    number: 'Organisasjonsnummer',
    phone: 'Telefon',
    email: 'E-post',
    form: 'Angrerettskjema',
    formText: ({ name, address, email }) => [
      `Til ${name}, ${address}, ${email}`,
      'Jeg underretter herved om at jeg ønsker å gå fra avtalen om kjøp av følgende varer:',
      'Bestilt den / mottatt den:',
      'Navn og adresse:',
      'Dato, og underskrift hvis skjemaet sendes på papir:',
    ],
  },
  formMail: {
    receivedSubject: (topic) => `Skjema: ${topic}`,
    receivedHeading: 'Noen har skrevet til oss',
    sentBy: 'Svaret sendes til',
    noEmail: 'Avsenderen har ikke oppgitt noen adresse.',
    consent: 'Godkjent av avsenderen',
    receiptSubject: (topic) => `Vi har fått det du skrev: ${topic}`,
    receiptHeading: 'Det har kommet fram',
    receipt: (topic) =>
      `Takk for at du skrev til oss (${topic}). En av oss leser det og svarer innen én virkedag.`,
    notYou: 'Var det ikke deg? Da kan du slette denne e-posten. Du hører ikke mer fra oss om det.',
    service: 'Kundeservice er åpen hverdager 8–17.',
  },
  sandboxPayment: {
    title: 'Betal med kort',
    notice: 'Dette er en øvingsbetaling. Ingen penger trekkes.',
    amount: 'Å betale',
    reference: 'Referanse',
    pay: 'Betal',
    decline: 'La kortet bli avvist',
    cancel: 'Avbryt og gå tilbake',
    done: 'Betalingen er allerede avsluttet.',
    back: 'Til butikken',
    missing: 'Betalingen finnes ikke.',
  },
};
