import type { ContentWords } from '../contentWords.ts';

export const front: ContentWords['front'] = {
  title: 'Vaatteita ja kenkiä verkosta',
  description:
    'Vaatteita kauniiseen ja huonoon säähän. Ilmainen toimitus, kun tilaus on vähintään {freeShipping}, perillä 1–3 arkipäivän kuluttua pakkaamisesta.',
  hero: {
    eyebrow: 'Talven takit',
    heading: 'Takkisää',
    text: 'Villaa, pitkiä linjoja ja taskut, joihin mahtuvat molemmat kädet.',
    link: 'Katso takit',
    alt: 'Luonnonvalkoinen kaksirivinen takki ja ruudullinen huivi ikkunan valossa.',
  },
  figures: [
    { figure: '1–3', caption: 'arkipäivää pakkaamisesta' },
    { figure: '{freeShippingFigure}', caption: 'eurosta alkaen toimitus on ilmainen' },
    { figure: '14', caption: 'päivän palautusoikeus' },
    { figure: '8–17', caption: 'palvelemme arkisin' },
  ],
  categories: 'Löydä oikea hylly',
  tiles: {
    coats: { label: 'Takit', alt: 'Ruudullinen kaksirivinen takki.' },
    knitwear: { label: 'Neuleet', alt: 'Ruosteenpunainen pooloneule.' },
    dresses: { label: 'Mekot', alt: 'Farkunsininen hihaton mekko.' },
    shoes: { label: 'Kengät', alt: 'Viininpunaiset derbykengät.' },
    bags: { label: 'Laukut', alt: 'Konjakinruskea käsilaukku.' },
  },
  knitOffer: { heading: 'alennusta kaikista neuleista', link: 'Katso neuleet' },
  prelovedOffer: {
    figure: '19',
    unit: '€',
    heading: 'ja siitä ylöspäin: preloved',
    text: 'Takkeja ja laukkuja, joilla on jo ollut hyvä alku.',
    link: 'Katso preloved',
  },
  latest: { heading: 'Tämän viikon uutuudet', link: 'Kaikki uutuudet' },
  article: {
    eyebrow: 'Luettavaa, neljä minuuttia',
    heading: 'Anna takille leveä henkari ja vapaapäivä',
    text: 'Villa haluaa levätä käyttökertojen välissä. Ripusta takki ilmavasti, harjaa alaspäin ja anna sateen kuivua itsekseen. Niin se kestää kymmenen talvea.',
    link: 'Näin hoidat villaa',
    alt: 'Salvianvihreä pooloneule, ruskea käsilaukku ja nilkkurit ikkunan valossa.',
  },
  loved: { heading: 'Suosituimmat juuri nyt', link: 'Kaikki suosikit' },
};

export const layers: ContentWords['layers'] = {
  heading: 'Kerros kerrokselta',
  text: 'Kolme neuletta, jotka mahtuvat takin alle.',
  link: 'Katso valikoima',
  alt: 'Luonnonvalkoinen pooloneule, sammalenvihreä neuletakki ja ruudullinen huivi.',
};
