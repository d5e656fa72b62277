import type { ShopSentences } from '../shopSentences.ts';

export const sentences: ShopSentences = {
  parameters: { Color: 'Farge', Material: 'Materiale', Fit: 'Passform', Pattern: 'Mønster', Laundry: 'Vaskeråd', ProducedIn: 'Produsert i', ModelHeight: 'Modellens høyde', ModelSize: 'Modellens størrelse', Badge: 'Merking', Certificate: 'Sertifikat', Condition: 'Tilstand' },
  patterns: { plain: 'Ensfarget', stripe: 'Stripete', pinstripe: 'Nålestripete', check: 'Rutete', gingham: 'Smårutete', dot: 'Prikkete', flower: 'Blomstrete', leaf: 'Bladmønster', animal: 'Leopard', 'colour-block': 'Tofarget' },
  countries: { PT: 'Portugal', IT: 'Italia', LT: 'Litauen', TR: 'Tyrkia', RO: 'Romania', SE: 'Sverige', EE: 'Estland', ES: 'Spania' },
  badges: { new: 'Nyhet', bestseller: 'Bestselger', sustainable: 'Sertifisert', preloved: 'Preloved', 'coming-soon': 'Kommer snart' },
  conditions: {
    'like-new': { label: 'Som ny', sentence: 'Som ny: brukt en gang eller to, ingen synlige spor.' },
    'very-good': { label: 'Meget god', sentence: 'Meget god stand: pent brukt, små spor du må lete etter.' },
    good: { label: 'God', sentence: 'God stand: brukt og godt likt, med noen spor som synes på nært hold.' },
  },
  model: (height, size) => `Modellen er ${height} cm og bruker størrelse ${size}.`,
  length: (cm, size) => `Lengde midt bak: ${cm} cm i størrelse ${size}.`,
  inseam: (rise, inseam) => `Livhøyde ${rise} cm, innvendig beinlengde ${inseam} cm.`,
  heel: (cm) => `Hælhøyde: ${cm} cm. Normal i størrelsen.`,
  shaft: (cm) => `Skafthøyde: ${cm} cm i størrelse 38.`,
  bag: (width, height, depth) => `Bredde ${width}, høyde ${height}, dybde ${depth} cm.`,
  flat: (long, wide) => `Mål: ${long} × ${wide} cm.`,
  beltWidth: (cm) => `Bredde: ${cm} cm. Lengden måles fra spennen til det midterste hullet.`,
  stretches: 'Stoffet gir etter. Ta den vanlige størrelsen din.',
  composition: (parts) => `Materiale: ${parts}.`,
  certificate: (name) => `Sertifisert etter ${name}.`,
  madeIn: (country) => `Produsert i ${country}.`,
  onePiece: 'Det finnes bare ett eksemplar.',
};
