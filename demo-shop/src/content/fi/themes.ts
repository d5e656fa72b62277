import type { ThemeWords } from '../themeWords.ts';

export const themes: ThemeWords = {
  layering: {
    title: 'Kerros kerrokselta',
    description: 'Takki, neule, laukku ja nilkkurit, jotka sopivat yhteen.',
    lead: 'Ohut alle, paksu päälle ja jotain pehmeää väliin. Näin pukeudut päivään, joka alkaa viidestä pakkasasteesta ja päättyy kahdeksaan lämpöasteeseen.',
    outfit: {
      heading: 'Neljä vaatetta, yksi talvi',
      text: 'Paina sitä, mistä haluat tietää lisää.',
      alt: 'Tumma villakangastakki, palmikkoneule, käsilaukku ja nilkkurit ikkunan valossa.',
    },
    picks: 'Lämpöä takin alle',
    categories: 'Lisää kerroksia',
    brands: { heading: 'Villan taitajat', link: 'Kaikki merkit' },
  },
  'second-life': {
    title: 'Uusi väri, ei roskiin',
    description:
      'Haalistuneesta takista tulee ruskea, ja se kestää vielä yhden talven. Näin toimii preloved.',
    lead: 'Vaate kuluu harvoin loppuun. Se haalistuu, menettää napin tai omistajansa kiinnostuksen. Sille voi tehdä jotain.',
    compare: {
      heading: 'Sama takki, uusi väri',
      text: 'Värjäämö kylvettää villaa tunnin. Ruosteesta tulee suklaata, saumat pysyvät ennallaan.',
      before: 'Ennen',
      beforeAlt: 'Ruosteenvärinen villakangastakki.',
      after: 'Jälkeen',
      afterAlt: 'Sama villakangastakki suklaanruskeaksi värjättynä.',
    },
    body: [
      '## Mitä voi värjätä',
      'Villa, puuvilla, pellava ja silkki ottavat väriä. Polyesteri ei ota, joten tekokuitulangalla ommeltu sauma pitää vanhan värinsä. Se on meistä kaunista.',
      '## Mitä korjaamme ensin',
      ['Napit, saumat ja vetoketjut', 'Auenneen vuorin', 'Nypyt, kammalla ja kärsivällisyydellä'],
      'Onko sinulla takki, joka on roikkunut liian kauan? [Ota yhteyttä](page:contact), niin kerromme, mitä siitä voi tulla. Lue myös, [miten villaa hoidetaan](page:wool-care).',
    ],
    goods: { heading: 'Jo toista talveaan', link: 'Katso preloved' },
  },
  weekend: {
    title: 'Viikonloppu riittää hyvin',
    description: 'Viisitoista prosenttia koko ostoksesta sunnuntaihin asti.',
    lead: 'Ei kiirettä. Sovita mielessäsi perjantaina, nuku yön yli ja päätä sunnuntaina.',
    offer: {
      heading: 'alennusta koko ostoksesta',
      text: 'Kirjoita koodi kassalla, niin vähennämme alennuksen siellä.',
      terms: 'Kun ostat vähintään 150 eurolla. Ei voi yhdistää muihin koodeihin.',
    },
    goods: 'Näitä valitaan koriin eniten',
  },
  club: {
    title: 'Kerho',
    description: 'Pisteitä kaikista ostoksista ja rahaa takaisin neljä kertaa vuodessa.',
    lead: 'Jokaisesta eurosta saat kymmenen pistettä, ja 1 000 pisteestä saat 2,50 € takaisin. Siinä koko salaisuus.',
    levels: [
      {
        name: 'Lehti',
        from: 'Ensimmäisestä ostoksesta',
        benefits: ['Kymmenen pistettä jokaisesta eurosta', 'Bonus neljä kertaa vuodessa'],
      },
      {
        name: 'Oksa',
        from: 'Kun ostat 500 eurolla vuodessa',
        benefits: ['Kaikki Lehden edut', 'Uutuudet vuorokautta ennen muita'],
      },
      {
        name: 'Puu',
        from: 'Kun ostat 1 200 eurolla vuodessa',
        benefits: ['Kaikki Oksan edut', 'Ompelemme napit ja korjaamme saumat'],
      },
    ],
    terms: 'Pisteet näkyvät 30 päivän kuluttua ostoksesta.',
    voucher: {
      figure: '2,50',
      unit: '€',
      heading: 'jokaisesta 1 000 pisteestä',
      text: 'Bonus tulee arvosetelinä neljä kertaa vuodessa.',
      terms: 'Vähimmäisostos 29,90 €.',
    },
  },
  rows: { viewed: 'Katsoit äsken näitä', favourites: 'Suosikkisi' },
  besideCoats: 'Takin seuraksi',
  knitCode: {
    text: 'Kirjoita koodi kassalla. Se on voimassa toistaiseksi.',
    terms: 'Koskee naisten ja miesten neuleita, ei preloved-tuotteita.',
  },
};
