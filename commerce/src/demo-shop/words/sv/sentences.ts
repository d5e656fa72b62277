import type { ShopSentences } from '../shopSentences.ts';

export const sentences: ShopSentences = {
  parameters: { Color: 'Färg', Material: 'Material', Fit: 'Passform', Pattern: 'Mönster', Laundry: 'Tvättråd', ProducedIn: 'Tillverkad i', ModelHeight: 'Modellens längd', ModelSize: 'Modellens storlek', Badge: 'Märkning', Certificate: 'Certifikat', Condition: 'Skick' },
  patterns: { plain: 'Enfärgat', stripe: 'Randigt', pinstripe: 'Kritstreck', check: 'Rutigt', gingham: 'Smårutigt', dot: 'Prickigt', flower: 'Blommigt', leaf: 'Bladmönster', animal: 'Leopard', 'colour-block': 'Tvåfärgat' },
  countries: { PT: 'Portugal', IT: 'Italien', LT: 'Litauen', TR: 'Turkiet', RO: 'Rumänien', SE: 'Sverige', EE: 'Estland', ES: 'Spanien' },
  badges: { new: 'Nyhet', bestseller: 'Bästsäljare', sustainable: 'Certifierat', preloved: 'Preloved', 'coming-soon': 'Kommer snart' },
  conditions: {
    'like-new': { label: 'Som ny', sentence: 'Som ny: buren någon enstaka gång, inga synliga spår.' },
    'very-good': { label: 'Mycket bra', sentence: 'Mycket bra skick: varsamt buren, små spår som du får leta efter.' },
    good: { label: 'Bra', sentence: 'Bra skick: använd och omtyckt, med några spår som syns på nära håll.' },
  },
  model: (height, size) => `Modellen är ${height} cm och bär storlek ${size}.`,
  length: (cm, size) => `Längd mitt bak: ${cm} cm i storlek ${size}.`,
  inseam: (rise, inseam) => `Midjehöjd ${rise} cm, innerbenslängd ${inseam} cm.`,
  heel: (cm) => `Klackhöjd: ${cm} cm. Normal i storleken.`,
  shaft: (cm) => `Skafthöjd: ${cm} cm i storlek 38.`,
  bag: (width, height, depth) => `Bredd ${width}, höjd ${height}, djup ${depth} cm.`,
  flat: (long, wide) => `Mått: ${long} × ${wide} cm.`,
  beltWidth: (cm) => `Bredd: ${cm} cm. Längden räknas från spännet till det mittersta hålet.`,
  stretches: 'Tyget ger efter. Ta din vanliga storlek.',
  composition: (parts) => `Material: ${parts}.`,
  certificate: (name) => `Certifierat enligt ${name}.`,
  madeIn: (country) => `Tillverkad i ${country}.`,
  onePiece: 'Det finns ett enda exemplar.',
};
