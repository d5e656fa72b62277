import type { ShopSentences } from '../shopSentences.ts';

export const sentences: ShopSentences = {
  parameters: { Color: 'Farve', Material: 'Materiale', Fit: 'Pasform', Pattern: 'Mønster', Laundry: 'Vaskeanvisning', ProducedIn: 'Fremstillet i', ModelHeight: 'Modellens højde', ModelSize: 'Modellens størrelse', Badge: 'Mærkning', Certificate: 'Certifikat', Condition: 'Stand' },
  patterns: { plain: 'Ensfarvet', stripe: 'Stribet', pinstripe: 'Nålestribet', check: 'Ternet', gingham: 'Småternet', dot: 'Prikket', flower: 'Blomstret', leaf: 'Bladmønster', animal: 'Leopard', 'colour-block': 'Tofarvet' },
  countries: { PT: 'Portugal', IT: 'Italien', LT: 'Litauen', TR: 'Tyrkiet', RO: 'Rumænien', SE: 'Sverige', EE: 'Estland', ES: 'Spanien' },
  badges: { new: 'Nyhed', bestseller: 'Bestseller', sustainable: 'Certificeret', preloved: 'Preloved', 'coming-soon': 'Kommer snart' },
  conditions: {
    'like-new': { label: 'Som ny', sentence: 'Som ny: brugt en enkelt gang eller to, ingen synlige spor.' },
    'very-good': { label: 'Meget god', sentence: 'Meget god stand: brugt med omhu, små spor du skal lede efter.' },
    good: { label: 'God', sentence: 'God stand: brugt og holdt af, med enkelte spor, der ses på nært hold.' },
  },
  model: (height, size) => `Modellen er ${height} cm høj og har størrelse ${size} på.`,
  length: (cm, size) => `Længde midt bag: ${cm} cm i størrelse ${size}.`,
  inseam: (rise, inseam) => `Taljehøjde ${rise} cm, indvendig benlængde ${inseam} cm.`,
  heel: (cm) => `Hælhøjde: ${cm} cm. Normal i størrelsen.`,
  shaft: (cm) => `Skafthøjde: ${cm} cm i størrelse 38.`,
  bag: (width, height, depth) => `Bredde ${width}, højde ${height}, dybde ${depth} cm.`,
  flat: (long, wide) => `Mål: ${long} × ${wide} cm.`,
  beltWidth: (cm) => `Bredde: ${cm} cm. Længden måles fra spændet til det midterste hul.`,
  stretches: 'Stoffet giver sig. Tag din sædvanlige størrelse.',
  composition: (parts) => `Materiale: ${parts}.`,
  certificate: (name) => `Certificeret efter ${name}.`,
  madeIn: (country) => `Fremstillet i ${country}.`,
  onePiece: 'Der findes kun ét eksemplar.',
};
