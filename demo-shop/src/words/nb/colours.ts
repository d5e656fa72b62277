import { inflectNorwegian, irregular, uninflected } from '../../names/adjectiveForms.ts';
import type { ColourWords, ShopWords } from '../shopWords.ts';

const colour = (label: string, adjective = label.toLowerCase()): ColourWords => ({
  label,
  adjective: inflectNorwegian(adjective),
});
/** Adjectives on -farget have -farget before a neuter noun too, and -fargede in the plural. */
const coloured = (label: string, stem: string): ColourWords => ({
  label,
  adjective: irregular(`${stem}farget`, `${stem}farget`, `${stem}fargede`),
});

export const colours: ShopWords['colours'] = {
  black: colour('Svart'),
  charcoal: colour('Antrasitt', 'antrasittgrå'),
  'grey-melange': {
    label: 'Gråmelert',
    adjective: irregular('gråmelert', 'gråmelert', 'gråmelerte'),
  },
  'light-grey': colour('Lysegrå'),
  white: colour('Hvit'),
  bone: colour('Benhvit'),
  cream: colour('Kremhvit'),
  sand: coloured('Sand', 'sand'),
  beige: { label: 'Beige', adjective: uninflected('beige') },
  oat: coloured('Havre', 'havre'),
  camel: coloured('Kamel', 'kamel'),
  cognac: colour('Konjakk', 'konjakkbrun'),
  tobacco: colour('Tobakk', 'tobakksbrun'),
  brown: colour('Brun'),
  chocolate: colour('Sjokoladebrun'),
  rust: { label: 'Rust', adjective: irregular('rustrød', 'rustrødt', 'rustrøde') },
  terracotta: coloured('Terrakotta', 'terrakotta'),
  red: { label: 'Rød', adjective: irregular('rød', 'rødt', 'røde') },
  cherry: {
    label: 'Kirsebær',
    adjective: irregular('kirsebærrød', 'kirsebærrødt', 'kirsebærrøde'),
  },
  burgundy: { label: 'Vinrød', adjective: irregular('vinrød', 'vinrødt', 'vinrøde') },
  pink: colour('Rosa'),
  'dusty-rose': colour('Gammelrosa'),
  raspberry: {
    label: 'Bringebær',
    adjective: irregular('bringebærrød', 'bringebærrødt', 'bringebærrøde'),
  },
  lilac: colour('Syrin', 'syrinlilla'),
  plum: colour('Plomme', 'plommelilla'),
  heather: colour('Lyng', 'lynglilla'),
  'light-blue': colour('Lyseblå'),
  sky: colour('Himmelblå'),
  'denim-blue': colour('Denimblå'),
  indigo: colour('Indigo', 'indigoblå'),
  cornflower: colour('Kornblomst', 'kornblomstblå'),
  navy: colour('Marineblå'),
  petrol: colour('Petrol', 'petrolblå'),
  mint: colour('Mint', 'mintgrønn'),
  sage: colour('Salvie', 'salviegrønn'),
  olive: colour('Oliven', 'olivengrønn'),
  moss: colour('Mosegrønn'),
  forest: colour('Skoggrønn'),
  mustard: colour('Sennep', 'sennepsgul'),
  butter: colour('Smørgul'),
};
