import type { ShopSentences } from '../shopSentences.ts';

export const sentences: ShopSentences = {
  parameters: { Color: 'Väri', Material: 'Materiaali', Fit: 'Istuvuus', Pattern: 'Kuosi', Laundry: 'Hoito', ProducedIn: 'Valmistusmaa', ModelHeight: 'Mallin pituus', ModelSize: 'Mallin koko', Badge: 'Merkintä', Certificate: 'Sertifikaatti', Condition: 'Kunto' },
  patterns: { plain: 'Yksivärinen', stripe: 'Raidallinen', pinstripe: 'Liituraita', check: 'Ruudullinen', gingham: 'Pikkuruutu', dot: 'Pilkullinen', flower: 'Kukallinen', leaf: 'Lehtikuosi', animal: 'Leopardi', 'colour-block': 'Kaksivärinen' },
  countries: { PT: 'Portugali', IT: 'Italia', LT: 'Liettua', TR: 'Turkki', RO: 'Romania', SE: 'Ruotsi', EE: 'Viro', ES: 'Espanja' },
  badges: { new: 'Uutuus', bestseller: 'Suosikki', sustainable: 'Sertifioitu', preloved: 'Preloved', 'coming-soon': 'Tulossa pian' },
  conditions: {
    'like-new': { label: 'Kuin uusi', sentence: 'Kuin uusi: käytetty kerran tai kaksi, ei näkyviä jälkiä.' },
    'very-good': { label: 'Erinomainen', sentence: 'Erinomainen kunto: käytetty huolella, pieniä jälkiä saa etsiä.' },
    good: { label: 'Hyvä', sentence: 'Hyvä kunto: käytetty ja pidetty, muutama jälki näkyy läheltä.' },
  },
  model: (height, size) => `Malli on ${height} cm pitkä, ja hänellä on koko ${size}.`,
  length: (cm, size) => `Selän pituus koossa ${size}: ${cm} cm.`,
  inseam: (rise, inseam) => `Vyötärön korkeus ${rise} cm, sisäsauma ${inseam} cm.`,
  heel: (cm) => `Koron korkeus: ${cm} cm. Normaali mitoitus.`,
  shaft: (cm) => `Varren korkeus: ${cm} cm koossa 38.`,
  bag: (width, height, depth) => `Leveys ${width}, korkeus ${height}, syvyys ${depth} cm.`,
  flat: (long, wide) => `Mitat: ${long} × ${wide} cm.`,
  beltWidth: (cm) => `Leveys: ${cm} cm. Pituus mitataan soljesta keskimmäiseen reikään.`,
  stretches: 'Kangas joustaa. Ota tavallinen kokosi.',
  composition: (parts) => `Materiaali: ${parts}.`,
  certificate: (name) => `${name}-sertifioitu.`,
  madeIn: (country) => `Valmistusmaa: ${country}.`,
  onePiece: 'Tätä on vain yksi kappale.',
};
