import { inflectDanish, irregular, uninflected } from '../../names/adjectiveForms.ts';
import type { ColourWords, ShopWords } from '../shopWords.ts';

const colour = (label: string, adjective = label.toLowerCase()): ColourWords => ({
  label,
  adjective: inflectDanish(adjective),
});
/** Shades of brown have a single n: `brune`. */
const brown = (label: string, word = label.toLowerCase()): ColourWords => ({
  label,
  adjective: irregular(word, `${word}t`, `${word}e`),
});
const coloured = (label: string, stem: string): ColourWords => ({
  label,
  adjective: irregular(`${stem}farvet`, `${stem}farvet`, `${stem}farvede`),
});

export const colours: ShopWords['colours'] = {
  black: colour('Sort'),
  charcoal: colour('Antracit', 'antracitgrå'),
  'grey-melange': {
    label: 'Gråmeleret',
    adjective: irregular('gråmeleret', 'gråmeleret', 'gråmelerede'),
  },
  'light-grey': colour('Lysegrå'),
  white: colour('Hvid'),
  bone: colour('Benhvid'),
  cream: colour('Flødehvid'),
  sand: coloured('Sand', 'sand'),
  beige: { label: 'Beige', adjective: uninflected('beige') },
  oat: coloured('Havre', 'havre'),
  camel: coloured('Kamel', 'kamel'),
  cognac: brown('Cognac', 'cognacbrun'),
  tobacco: brown('Tobak', 'tobaksbrun'),
  brown: brown('Brun'),
  chocolate: brown('Chokoladebrun'),
  rust: colour('Rust', 'rustrød'),
  terracotta: coloured('Terrakotta', 'terrakotta'),
  red: colour('Rød'),
  cherry: colour('Kirsebær', 'kirsebærrød'),
  burgundy: colour('Vinrød'),
  pink: { label: 'Rosa', adjective: uninflected('rosa') },
  'dusty-rose': { label: 'Gammelrosa', adjective: uninflected('gammelrosa') },
  raspberry: colour('Hindbær', 'hindbærrød'),
  lilac: { label: 'Syren', adjective: uninflected('syrenlilla') },
  plum: { label: 'Blomme', adjective: uninflected('blommelilla') },
  heather: { label: 'Lyng', adjective: uninflected('lynglilla') },
  'light-blue': colour('Lyseblå'),
  sky: colour('Himmelblå'),
  'denim-blue': colour('Denimblå'),
  indigo: colour('Indigo', 'indigoblå'),
  cornflower: colour('Kornblomst', 'kornblomstblå'),
  navy: colour('Marineblå'),
  petrol: colour('Petrol', 'petrolblå'),
  mint: colour('Mint', 'mintgrøn'),
  sage: colour('Salvie', 'salviegrøn'),
  olive: colour('Oliven', 'olivengrøn'),
  moss: colour('Mosgrøn'),
  forest: colour('Skovgrøn'),
  mustard: colour('Sennep', 'sennepsgul'),
  butter: colour('Smørgul'),
};
