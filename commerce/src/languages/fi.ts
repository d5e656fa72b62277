import type { BackEndLanguage } from './backEndLanguage.ts';
import { finnish } from './inflections/finnish.ts';
import { euros } from './amountPatterns.ts';

export const language: BackEndLanguage = {
  facets: {
    Category: 'Kategoria',
    Sku: 'Koko',
    Brand: 'Merkki',
    Price: 'Hinta',
    Discount: 'Alennus',
  },
  sorts: {
    RELEVANCE: 'Osuvin ensin',
    MOST_SOLD: 'Suosituimmat',
    LATEST: 'Uusimmat ensin',
    PRICE: 'Halvin ensin',
    PRICE_DESC: 'Kallein ensin',
  },
  productGroup: 'Tuote',
  oneSize: 'Yksi koko',
  colours: {
    black: 'Musta',
    charcoal: 'Antrasiitinharmaa',
    grey: 'Harmaa',
    'grey-melange': 'Harmaameleerattu',
    'light-grey': 'Vaaleanharmaa',
    silver: 'Hopea',
    steel: 'Teräs',
    metallic: 'Metallinhohto',
    white: 'Valkoinen',
    'off-white': 'Luonnonvalkoinen',
    cream: 'Kermanvalkoinen',
    beige: 'Beige',
    nude: 'Nude',
    sand: 'Hiekka',
    khaki: 'Khaki',
    taupe: 'Maanruskea',
    tan: 'Kamelinruskea',
    brown: 'Ruskea',
    'coffee-brown': 'Kahvinruskea',
    'mushroom-brown': 'Sienenruskea',
    bronze: 'Pronssi',
    copper: 'Kupari',
    gold: 'Kulta',
    rust: 'Ruoste',
    orange: 'Oranssi',
    peach: 'Persikka',
    yellow: 'Keltainen',
    mustard: 'Sinapinkeltainen',
    red: 'Punainen',
    maroon: 'Tummanpunainen',
    burgundy: 'Viininpunainen',
    pink: 'Vaaleanpunainen',
    rose: 'Ruusunpunainen',
    magenta: 'Magenta',
    purple: 'Violetti',
    lavender: 'Laventeli',
    mauve: 'Malva',
    blue: 'Sininen',
    'light-blue': 'Vaaleansininen',
    navy: 'Laivastonsininen',
    turquoise: 'Turkoosi',
    teal: 'Petroli',
    green: 'Vihreä',
    'sea-green': 'Merenvihreä',
    lime: 'Limenvihreä',
    'fluorescent-green': 'Neonvihreä',
    olive: 'Oliivinvihreä',
    multi: 'Monivärinen',
  },
  importedGoods: {
    otherCategory: { name: 'Muut', alias: 'muut' },
    parameters: { Color: 'Väri', Material: 'Materiaali', Pattern: 'Kuosi', Condition: 'Kunto' },
    used: 'Käytetty',
  },
  prices: {
    amount: euros,
    limits: /(?:yli|vähintään|alle|enintään|jopa|säästä|säästät|toimitus alkaen|jokaista?)\s*$/iu,
  },
  search: {
    inflection: finnish,
    synonyms: `
      nilkkurit: boots bootsit
      tennarit: sneakerit lenkkarit
      avokkaat: korkokengät
      neule: villapaita jumper
      huppari: hoodie
      collegepaita: svetari
      housut: pöksyt
      collegehousut: verkkarit
      bleiseri: pikkutakki
      neuletakki: villatakki
      farkut: denim
      huivi: kaulaliina
      pipo: myssy
      käsineet: hanskat
      reppu: selkäreppu
      haalari: jumpsuit`,
    colourHeads: 'punainen sininen harmaa valkoinen keltainen vihreä ruskea musta beige',
    ownColours: 'vaaleanpunainen',
    colourFamilies: `
      syreeni luumu kanerva laventeli malva: lila liila violetti
      violetti: lila liila
      terrakotta ruoste kupari: oranssi
      laivastonsininen indigo: tummansininen
      viininpunainen kirsikanpunainen: tummanpunainen
      vaaleanpunainen ruusunpunainen: pinkki roosa
      vanharoosa: pinkki roosa vaaleanpunainen`,
    pluralColours:
      'punainen:punaiset sininen:siniset harmaa:harmaat valkoinen:valkoiset keltainen:keltaiset vihreä:vihreät ruskea:ruskeat musta:mustat beige:beiget',
    serviceWords:
      'lahjakortti palautus vaihto toimitus maksu asiakaspalvelu kokotaulukko ruotsi norja tanska suomi',
    shopLists: {
      newProducts: {
        title: 'Uutuudet',
        words:
          'uutuus, uutuudet, uusin, uusimmat, uusi, uudet, uusia, uutta, juuri saapuneet, new, news, new in',
      },
      reduced: {
        title: 'Kaikki alessa',
        words:
          'ale, alet, alea, alessa, alesta, aleen, alennus, alennusmyynti, loppuunmyynti, poistomyynti, outlet, sale, tarjous, alennettu, alennetut, kampanja, black friday',
      },
      bestSellers: {
        title: 'Myydyimmät',
        words:
          'myydyin, myydyimmät, suosituin, suosituimmat, suositut, bestseller, best seller, best sellers',
      },
      comingSoon: {
        title: 'Tulossa pian',
        words: 'tulossa, tulossa pian, pian myynnissä, coming soon',
      },
      brands: { title: 'Merkit', words: 'merkki, tuotemerkki, brändi, brand' },
      favourites: { title: 'Suosikit', words: 'suosikki, toivelista, wishlist' },
      cart: { title: 'Ostoskori', words: 'ostoskori, kori' },
      comparison: { title: 'Vertaa', words: 'vertaa, vertailu' },
    },
    departments: `
      naiset: naisten- nainen
      miehet: miesten- mies
      lapset: lasten- lapsi vauva tyttö tytöt poika pojat`,
    counterparts: `
      miehet: pusero=paita`,
    priceLimits: {
      highest: 'alle, enintään, korkeintaan, halvempi kuin',
      lowest: 'yli, vähintään, kalliimpi kuin',
      between: 'välillä',
      currency: '€ e euroa euro euron eur',
      rather: { highest: 'max, maks', lowest: 'alkaen' },
    },
    conjunction: 'ja',
    stopWords: 'ja tai koko',
  },
  orderMail: {
    subject: (order) => `Tilausvahvistus: tilaus nro ${order}`,
    heading: 'Kiitos tilauksestasi',
    greeting: (name) => `Hei ${name}!`,
    intro:
      'Tämä on tilausvahvistuksesi. Säilytä se. Pakkaamme tilauksen mahdollisimman pian, ja saat uuden viestin, kun paketti on lähtenyt.',
    order: 'Tilausnumero',
    date: 'Päivä',
    size: 'Koko',
    pieces: (count) => `${count} kpl`,
    goods: 'Tuotteet',
    discount: 'Alennus',
    shipping: 'Toimitus',
    free: 'Ilmainen',
    paymentFee: 'Maksutavan lisä',
    total: 'Yhteensä',
    vat: (rate) => `Josta alv ${rate}\u00a0%`,
    delivery: 'Toimitus',
    deliveredTo: 'Toimitusosoite',
    arrivesOn: (day) => `Arvioitu toimitus: ${day}`,
    arrivesBetween: (from, to) => `Arvioitu toimitus: ${from} – ${to}`,
    message: 'Viestisi',
    payment: 'Maksutapa',
    look: 'Katso tilauksesi',
    regret: 'Peruuttamisoikeus',
    regretText: ({ email }, returnFee) => [
      `Voit peruuttaa kaupan syytä kertomatta. Ilmoita meille 14 päivän kuluessa siitä päivästä, jona sait tilauksen viimeisen tuotteen: kirjoita osoitteeseen ${email} nimesi ja tilausnumerosi tai käytä viestin lopussa olevaa lomaketta.`,
      `Lähetä tuotteet sitten takaisin 14 päivän kuluessa. Palautus maksaa ${returnFee}. Saat rahat 14 päivän kuluessa ilmoituksestasi, myös tavallisen toimituksen hinnan, jos perut koko tilauksen. Voimme odottaa, kunnes tuotteet ovat tulleet tai olet osoittanut lähettäneesi ne.`,
      'Peruuttamisoikeus ei koske sinetöityjä tuotteita, joita ei hygieniasyistä voi palauttaa sinetin avaamisen jälkeen, eikä mittojesi mukaan tehtyjä tuotteita.',
    ],
    readReturns: 'Palautus ja peruuttaminen',
    faults: 'Jos tuotteessa on virhe',
    faultsText:
      'Vastaamme virheestä kuluttajansuojalain mukaan niin kauan kuin tuotteen voi odottaa kestävän. Kaksi kuukautta virheen huomaamisesta riittää aina ilmoittamiseen. Maksamme kuljetuksen.',
    readTerms: 'Toimitusehdot',
    contact: 'Yhteystiedot',
    service: 'Kysyttävää? Vastaa tähän viestiin. Asiakaspalvelu on avoinna arkisin klo 8–17.',
    number: 'Yritystunnus',
    phone: 'Puhelin',
    email: 'Sähköposti',
    form: 'Peruuttamislomake',
    formText: ({ name, address, email }) => [
      `Vastaanottaja: ${name}, ${address}, ${email}`,
      'Ilmoitan, että haluan peruuttaa seuraavien tuotteiden kaupan:',
      'Tilauspäivä / vastaanottopäivä:',
      'Nimi ja osoite:',
      'Päiväys, ja allekirjoitus, jos lomake lähetetään paperilla:',
    ],
  },
  formMail: {
    receivedSubject: (topic) => `Lomake: ${topic}`,
    receivedHeading: 'Joku on kirjoittanut meille',
    sentBy: 'Vastaus lähetetään osoitteeseen',
    noEmail: 'Lähettäjä ei ole antanut osoitetta.',
    consent: 'Lähettäjän hyväksymä',
    receiptSubject: (topic) => `Viestisi on tullut perille: ${topic}`,
    receiptHeading: 'Viestisi tuli perille',
    receipt: (topic) =>
      `Kiitos, että kirjoitit meille (${topic}). Joku meistä lukee viestin ja vastaa arkipäivän kuluessa.`,
    notYou:
      'Etkö lähettänyt viestiä? Silloin voit poistaa tämän sähköpostin. Et kuule meiltä asiasta enempää.',
    service: 'Asiakaspalvelu on avoinna arkisin 8–17.',
  },
  sandboxPayment: {
    title: 'Maksa kortilla',
    notice: 'Tämä on harjoitusmaksu. Rahaa ei veloiteta.',
    amount: 'Maksettavaa',
    reference: 'Viite',
    pay: 'Maksa',
    decline: 'Testaa hylättyä korttia',
    cancel: 'Keskeytä ja palaa',
    done: 'Maksu on jo päättynyt.',
    back: 'Kauppaan',
    missing: 'Maksua ei löydy.',
  },
};
