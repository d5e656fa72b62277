import type { CompanionWords } from '../companionWords.ts';

export const companions: CompanionWords = {
  newsletter: {
    heading: 'Kirje varastolta',
    text: 'Juuri purettua, yksi vaate josta pidämme ja neuvo sen hoitoon. Torstaisin, ei koskaan useammin.',
    terms: 'Voit lopettaa milloin vain jokaisen kirjeen lopussa olevasta linkistä.',
    link: 'Näin käsittelemme osoitettasi',
  },
  faq: {
    heading: 'Usein kysyttyä',
    questions: [
      {
        question: 'Voinko muuttaa tilaustani?',
        answer: ['Voit, kunnes olemme pakanneet sen. Soita heti kun voit, niin yleensä ehdimme.'],
      },
      {
        question: 'Missä pakettini on?',
        answer: [
          'Seurantalinkki on viestissä, jonka sait paketin lähtiessä. Jos paketti ei ole tullut viidessä arkipäivässä, alamme etsiä: [lue lisää toimituksesta](page:delivery).',
        ],
      },
      {
        question: 'Miten palautan tuotteen?',
        answer: [
          'Ilmoita meille 14 päivän kuluessa paketin saapumisesta ja lähetä tuote takaisin seuraavien 14 päivän aikana. [Näin se käy](page:returns).',
        ],
      },
      {
        question: 'Milloin saan rahat takaisin?',
        answer: [
          'Viimeistään 14 päivän kuluttua ilmoituksestasi, samalla tavalla kuin maksoit. Voimme odottaa, kunnes tuote on täällä tai olet osoittanut lähettäneesi sen.',
        ],
      },
      {
        question: 'Minkä koon otan?',
        answer: [
          'Mittaa vartalosta ja vertaa [kokotaulukkoon](page:size-guide). Jos olet kahden koon välissä, ota takeissa suurempi ja neuleissa pienempi.',
        ],
      },
    ],
  },
  answers: {
    heading: 'Usein vastaus löytyy täältä',
    links: {
      delivery: 'Hinta, aika ja seuranta',
      returns: 'Neljätoista päivää, näin se käy',
      'size-guide': 'Mitat sentteinä',
    },
  },
  contact: {
    heading: 'Kirjoita meille',
    lead: 'Vastaamme yhden arkipäivän kuluessa.',
    topic: 'Yhteydenotto',
    subject: {
      label: 'Mistä on kyse?',
      options: [
        'Tilauksesta',
        'Palautuksesta tai virheestä',
        'Vaatteesta tai koosta',
        'Jostain muusta',
      ],
    },
    order: { label: 'Tilausnumero', hint: 'On tilausvahvistuksessa' },
    email: { label: 'Sähköposti', hint: 'Vastaamme tähän' },
    message: 'Viesti',
    consent: '{shop} saa tallentaa viestini voidakseen vastata minulle.',
    link: 'Näin käsittelemme tietojasi',
    thanks: 'Kiitos, viesti tuli perille. Vastaus tulee yhden arkipäivän kuluessa.',
  },
  regret: { heading: 'Joko päätit?', write: 'Kirjoita meille', delivery: 'Lue toimituksesta' },
  picture:
    'Kolme suosikkia, joita pidimme itse sateessa, pyörällä ja töissä ennen kuin ne pääsivät kauppaan.',
  film: {
    heading: 'Katso villaa',
    title: 'Villakangastakki läheltä, kauluksesta helmaan',
    transcript: [
      'Kuva liikkuu hitaasti alas pitkää villakangastakkia pitkin. Ensin näkyvät kaulus ja käänteet, sitten napit ja taskut, lopuksi helma. Kukaan ei puhu, eikä ääntä ole.',
    ],
  },
  reading: {
    heading: 'Lue lisää',
    layering: 'Kerros kerrokselta',
    'second-life': 'Uusi väri, ei roskiin',
  },
  quote: {
    words: 'Luulin, että takki oli tullut tiensä päähän. Se oli vain kyllästynyt ruosteenväriin.',
    author: 'Maria Seinäjoelta',
    about: 'uudelleen värjätystä takistaan',
    alt: 'Suklaanruskea villakangastakki.',
  },
  browserStorage: {
    heading: 'Nämä säilyvät',
    columns: ['Mikä', 'Miksi', 'Kuinka kauan'],
    rows: [
      ['Ostoskori (ralph-cart), eväste', 'Muistaa, mitä koriin on laitettu', 'Vuoden'],
      ['Vastauksesi evästeistä (consent), eväste', 'Jotta emme kysy uudelleen', 'Puoli vuotta'],
      [
        'Kaksi satunnaista numeroa, jos suostut omiin suosituksiin',
        'Jotta voimme ehdottaa vaatteita',
        'Vuoden, ja puoli tuntia käynnin jälkeen',
      ],
      [
        'Kassalla kirjoittamasi tiedot',
        'Jotta mitään ei katoa, jos sivu latautuu uudelleen',
        'Kunnes välilehti suljetaan',
      ],
      ['Katsomasi vaatteet, enintään 20', 'Jotta löydät takaisin', 'Kunnes tyhjennät selaimen'],
      ['Suosikkisi', 'Jotta sydämet muistavat', 'Kunnes tyhjennät selaimen'],
      [
        'Kokosi ja mittasi, jos tallennat ne',
        'Jotta listat ja kokotaulukko vastaavat sinulle',
        'Kunnes poistat ne',
      ],
      [
        'Viimeisimmät hakusi, vertailemasi tuotteet ja tuotteiden määrä rivillä',
        'Jotta voit jatkaa siitä, mihin jäit',
        'Kunnes poistat ne',
      ],
    ],
  },
};
