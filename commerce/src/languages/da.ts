import type { BackEndLanguage } from './backEndLanguage.ts';
import { danish } from './inflections/scandinavian.ts';
import { kronor } from './amountPatterns.ts';

export const language: BackEndLanguage = {
  facets: {
    Category: 'Kategori',
    Sku: 'Størrelse',
    Brand: 'Mærke',
    Price: 'Pris',
    Discount: 'Rabat',
  },
  sorts: {
    RELEVANCE: 'Bedste match',
    MOST_SOLD: 'Mest populære',
    LATEST: 'Nyeste først',
    PRICE: 'Laveste pris først',
    PRICE_DESC: 'Højeste pris først',
  },
  productGroup: 'Produkt',
  oneSize: 'Én størrelse',
  colours: {
    black: 'Sort',
    charcoal: 'Antracit',
    grey: 'Grå',
    'grey-melange': 'Gråmeleret',
    'light-grey': 'Lysegrå',
    silver: 'Sølv',
    steel: 'Stål',
    metallic: 'Metallic',
    white: 'Hvid',
    'off-white': 'Benhvid',
    cream: 'Flødehvid',
    beige: 'Beige',
    nude: 'Nude',
    sand: 'Sand',
    khaki: 'Khaki',
    taupe: 'Muldvarp',
    tan: 'Kamel',
    brown: 'Brun',
    'coffee-brown': 'Kaffebrun',
    'mushroom-brown': 'Svampebrun',
    bronze: 'Bronze',
    copper: 'Kobber',
    gold: 'Guld',
    rust: 'Rust',
    orange: 'Orange',
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
    green: 'Grøn',
    'sea-green': 'Havgrøn',
    lime: 'Limegrøn',
    'fluorescent-green': 'Neongrøn',
    olive: 'Oliven',
    multi: 'Flerfarvet',
  },
  importedGoods: {
    otherCategory: { name: 'Andet', alias: 'andet' },
    parameters: { Color: 'Farve', Material: 'Materiale', Pattern: 'Mønster', Condition: 'Stand' },
    used: 'Brugt',
  },
  prices: {
    amount: kronor,
    limits:
      /(?:over|mindst|under|op til|højst|mere end|spar|fragt fra|hver|rabat på|bonus på)\s*$/iu,
  },
  search: {
    inflection: danish,
    synonyms: `
      støvletter: boots
      sneakers: gummisko kondisko
      pumps: stiletter
      sweater: jumper striktrøje pullover
      hættetrøje: hoodie
      sweatpants: joggingbukser
      blazer: habitjakke
      cardigan: strikjakke
      shirt: tshirt
      jeans: cowboybukser
      halstørklæde: scarf sjal tørklæde
      hue: beanie
      handsker: vanter
      rygsæk: skoletaske
      buksedragt: jumpsuit`,
    colourHeads: 'rød blå grå hvid gul grøn brun sort rosa lilla beige',
    ownColours: 'lyserød',
    colourFamilies: `
      syren blomme lyng lavendel malva: lilla violet
      lilla: violet
      terrakotta rust kobber: orange
      marineblå indigo: mørkeblå
      vinrød kirsebær: mørkerød
      rosa gammelrosa rosenrød: lyserød pink`,
    pluralColours:
      'rød:røde blå:blå grå:grå hvid:hvide gul:gule grøn:grønne brun:brune sort:sorte rosa:rosa lilla:lilla beige:beige',
    serviceWords:
      'gavekort retur bytte levering fragt betaling kundeservice størrelsesguide sverige norge danmark finland',
    shopLists: {
      newProducts: {
        title: 'Nyheder',
        words: 'nyhed, nyest, nyeste, nyt, ny, nye, nyankommet, nyankomne, new, news, new in',
      },
      reduced: {
        title: 'Alt på udsalg',
        words:
          'udsalg, januarudsalg, slutsalg, outlet, sale, tilbud, rabat, nedsat, nedsatte, kampagne, black friday',
      },
      bestSellers: {
        title: 'Bestsellere',
        words:
          'bestseller, bedst sælgende, mest solgt, mest solgte, mest populære, populære, best seller, best sellers',
      },
      comingSoon: {
        title: 'Kommer snart',
        words: 'kommer snart, kommende, snart på lager, coming soon',
      },
      brands: { title: 'Mærker', words: 'mærke, varemærke, brand, designere' },
      favourites: { title: 'Favoritter', words: 'favorit, ønskeliste, ønskeseddel, wishlist' },
      cart: { title: 'Kurven', words: 'kurv, kurven, indkøbskurv' },
      comparison: { title: 'Sammenlign', words: 'sammenlign, sammenligne, sammenligning' },
    },
    departments: `
      dame: dame- damer kvinde kvinder
      herre: herre- herrer mand mænd
      børn: børne- barn baby pige piger dreng drenge`,
    counterparts: `
      dame: frakke=kåbe
      herre: kåbe=frakke bluse=skjorte`,
    priceLimits: {
      highest: 'under, højst, op til, mindre end, billigere end',
      lowest: 'over, mindst, mere end, dyrere end',
      between: 'mellem',
      currency: 'kr kroner dkk ,-',
      rather: { highest: 'max, maks, maksimalt, til', lowest: 'fra' },
    },
    conjunction: 'og',
    stopWords: 'og i med til for på af en et størrelse str',
  },
  orderMail: {
    subject: (order) => `Ordrebekræftelse: bestilling nr. ${order}`,
    heading: 'Tak for din bestilling',
    greeting: (name) => `Hej ${name}!`,
    intro:
      'Her er din ordrebekræftelse. Gem den gerne. Vi pakker, så snart vi kan, og du får en ny mail, når pakken er sendt.',
    order: 'Ordrenummer',
    date: 'Dato',
    size: 'Størrelse',
    pieces: (count) => `${count} stk.`,
    goods: 'Varer',
    discount: 'Rabat',
    shipping: 'Fragt',
    free: 'Gratis',
    paymentFee: 'Gebyr for betalingsmåden',
    total: 'I alt',
    vat: (rate) => `Heraf moms ${rate} %`,
    delivery: 'Levering',
    deliveredTo: 'Leveres til',
    arrivesOn: (day) => `Kommer ${day}`,
    arrivesBetween: (from, to) => `Kommer mellem ${from} og ${to}`,
    message: 'Din besked',
    payment: 'Betalingsmåde',
    look: 'Se din bestilling',
    regret: 'Fortrydelsesret',
    regretText: ({ email }, returnFee) => [
      `Du kan fortryde købet uden at sige hvorfor. Giv os besked inden 14 dage fra den dag, du fik det sidste stykke tøj: skriv til ${email} med navn og ordrenummer, eller brug formularen nederst.`,
      `Send derefter varerne tilbage inden 14 dage. Du betaler ${returnFee} for returfragten. Du får pengene inden 14 dage efter din besked, også for almindelig levering, hvis du fortryder det hele. Vi må vente, til varerne er her, eller du har vist, at de er sendt.`,
      'Fortrydelsesretten gælder ikke forseglede varer, der af hygiejniske grunde ikke kan leveres tilbage, når forseglingen er brudt, og ikke varer, der er lavet efter dine mål.',
    ],
    readReturns: 'Retur og fortrydelsesret',
    faults: 'Hvis noget er galt',
    faultsText:
      'Du har to års reklamationsret efter købeloven. Sig til inden to måneder efter, at du opdagede fejlen, så er du altid i god tid. Vi betaler fragten.',
    readTerms: 'Handelsbetingelser',
    contact: 'Kontakt',
    service: 'Spørgsmål? Svar på denne mail. Kundeservice har åbent hverdage 8–17.',
    number: 'Organisationsnummer',
    phone: 'Telefon',
    email: 'Mail',
    form: 'Fortrydelsesformular',
    formText: ({ name, address, email }) => [
      `Til ${name}, ${address}, ${email}`,
      'Jeg meddeler hermed, at jeg ønsker at gøre fortrydelsesretten gældende for mit køb af følgende varer:',
      'Bestilt den / modtaget den:',
      'Navn og adresse:',
      'Dato, og underskrift, hvis formularen sendes på papir:',
    ],
  },
  formMail: {
    receivedSubject: (topic) => `Formular: ${topic}`,
    receivedHeading: 'Nogen har skrevet til os',
    sentBy: 'Svaret sendes til',
    noEmail: 'Afsenderen har ikke oplyst nogen adresse.',
    consent: 'Godkendt af afsenderen',
    receiptSubject: (topic) => `Vi har fået det, du skrev: ${topic}`,
    receiptHeading: 'Det er kommet frem',
    receipt: (topic) =>
      `Tak, fordi du skrev til os (${topic}). En af os læser det og svarer inden for én hverdag.`,
    notYou: 'Var det ikke dig? Så kan du slette denne mail. Du hører ikke mere fra os om det.',
    service: 'Kundeservice har åbent hverdage 8–17.',
  },
  sandboxPayment: {
    title: 'Betal med kort',
    notice: 'Dette er en øvelsesbetaling. Der trækkes ingen penge.',
    amount: 'Til betaling',
    reference: 'Reference',
    pay: 'Betal',
    decline: 'Lad kortet blive afvist',
    cancel: 'Annuller og gå tilbage',
    done: 'Betalingen er allerede afsluttet.',
    back: 'Til butikken',
    missing: 'Betalingen findes ikke.',
  },
};
