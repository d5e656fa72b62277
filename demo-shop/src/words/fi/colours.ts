import { finnish } from '../../names/adjectiveForms.ts';
import type { ColourWords, ShopWords } from '../shopWords.ts';

/** Nearly every colour ends in -nen, plural -set. */
const shade = (label: string, adjective = label.toLowerCase()): ColourWords => ({
  label,
  adjective: finnish(adjective, adjective.replace(/nen$/, 'set')),
});
const plain = (label: string, plural: string): ColourWords => ({
  label,
  adjective: finnish(label.toLowerCase(), plural),
});

export const colours: ShopWords['colours'] = {
  black: plain('Musta', 'mustat'),
  charcoal: plain('Antrasiitinharmaa', 'antrasiitinharmaat'),
  'grey-melange': plain('Harmaameleerattu', 'harmaameleeratut'),
  'light-grey': plain('Vaaleanharmaa', 'vaaleanharmaat'),
  white: shade('Valkoinen'),
  bone: shade('Luonnonvalkoinen'),
  cream: shade('Kermanvalkoinen'),
  sand: shade('Hiekka', 'hiekanvärinen'),
  beige: plain('Beige', 'beiget'),
  oat: shade('Kaura', 'kauranvärinen'),
  camel: plain('Kamelinruskea', 'kamelinruskeat'),
  cognac: plain('Konjakinruskea', 'konjakinruskeat'),
  tobacco: plain('Tupakanruskea', 'tupakanruskeat'),
  brown: plain('Ruskea', 'ruskeat'),
  chocolate: plain('Suklaanruskea', 'suklaanruskeat'),
  rust: shade('Ruoste', 'ruosteenpunainen'),
  terracotta: shade('Terrakotta', 'terrakotanvärinen'),
  red: shade('Punainen'),
  cherry: shade('Kirsikanpunainen'),
  burgundy: shade('Viininpunainen'),
  pink: shade('Vaaleanpunainen'),
  'dusty-rose': shade('Vanharoosa', 'vanharoosanvärinen'),
  raspberry: shade('Vadelmanpunainen'),
  lilac: shade('Syreeni', 'syreeninvärinen'),
  plum: shade('Luumu', 'luumunvärinen'),
  heather: shade('Kanerva', 'kanervanvärinen'),
  'light-blue': shade('Vaaleansininen'),
  sky: shade('Taivaansininen'),
  'denim-blue': shade('Farkunsininen'),
  indigo: shade('Indigo', 'indigonsininen'),
  cornflower: shade('Ruiskukansininen'),
  navy: shade('Laivastonsininen'),
  petrol: shade('Petroli', 'petrolinsininen'),
  mint: plain('Mintunvihreä', 'mintunvihreät'),
  sage: plain('Salvianvihreä', 'salvianvihreät'),
  olive: plain('Oliivinvihreä', 'oliivinvihreät'),
  moss: plain('Sammalenvihreä', 'sammalenvihreät'),
  forest: plain('Metsänvihreä', 'metsänvihreät'),
  mustard: shade('Sinapinkeltainen'),
  butter: shade('Voinkeltainen'),
};
