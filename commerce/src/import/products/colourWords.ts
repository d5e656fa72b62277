/**
 * Colours that merchants name, as our four languages say them and as cloth takes them. Pure data. A colour with a word
 * here filters together with the shop's own of the same word; any other keeps the merchant's word.
 */
import type { Localised } from '../../catalogue/catalogueDraft.ts';

/** English names, then Swedish, Norwegian, Danish, Finnish, and `#rrggbb`. */
const rows: readonly (readonly [
  english: string,
  sv: string,
  nb: string,
  da: string,
  fi: string,
  swatch: string,
])[] = [
  ['black', 'Svart', 'Svart', 'Sort', 'Musta', '#23211f'],
  ['charcoal', 'Antracit', 'Antrasitt', 'Antracit', 'Antrasiitinharmaa', '#45464a'],
  ['grey gray', 'Grå', 'Grå', 'Grå', 'Harmaa', '#8c8c8c'],
  [
    'grey-melange gray-melange',
    'Gråmelerad',
    'Gråmelert',
    'Gråmeleret',
    'Harmaameleerattu',
    '#8f8e8b',
  ],
  ['light-grey light-gray', 'Ljusgrå', 'Lysegrå', 'Lysegrå', 'Vaaleanharmaa', '#c4c2bd'],
  ['silver', 'Silver', 'Sølv', 'Sølv', 'Hopea', '#b9bbbd'],
  ['steel', 'Stål', 'Stål', 'Stål', 'Teräs', '#8f979d'],
  ['metallic', 'Metallic', 'Metallic', 'Metallic', 'Metallinhohto', '#9a9a96'],
  ['white', 'Vit', 'Hvit', 'Hvid', 'Valkoinen', '#f4f1ec'],
  ['off-white', 'Benvit', 'Benhvit', 'Benhvid', 'Luonnonvalkoinen', '#e9e0d0'],
  ['cream', 'Gräddvit', 'Kremhvit', 'Flødehvid', 'Kermanvalkoinen', '#f0e6cf'],
  ['beige', 'Beige', 'Beige', 'Beige', 'Beige', '#c9b494'],
  ['nude skin', 'Nude', 'Nude', 'Nude', 'Nude', '#d8b49a'],
  ['sand', 'Sand', 'Sand', 'Sand', 'Hiekka', '#d3c2a3'],
  ['khaki', 'Khaki', 'Kaki', 'Khaki', 'Khaki', '#8f8560'],
  ['taupe', 'Mullvad', 'Muldvarp', 'Muldvarp', 'Maanruskea', '#8b7d6f'],
  ['tan camel', 'Kamel', 'Kamel', 'Kamel', 'Kamelinruskea', '#b98350'],
  ['brown', 'Brun', 'Brun', 'Brun', 'Ruskea', '#5f4330'],
  ['coffee-brown', 'Kaffebrun', 'Kaffebrun', 'Kaffebrun', 'Kahvinruskea', '#4b3527'],
  ['mushroom-brown', 'Svampbrun', 'Soppbrun', 'Svampebrun', 'Sienenruskea', '#84705c'],
  ['bronze', 'Brons', 'Bronse', 'Bronze', 'Pronssi', '#8a6239'],
  ['copper', 'Koppar', 'Kobber', 'Kobber', 'Kupari', '#a9633d'],
  ['gold', 'Guld', 'Gull', 'Guld', 'Kulta', '#c3a04e'],
  ['rust', 'Rost', 'Rust', 'Rust', 'Ruoste', '#a94a25'],
  ['orange', 'Orange', 'Oransje', 'Orange', 'Oranssi', '#d9722e'],
  ['peach', 'Persika', 'Fersken', 'Fersken', 'Persikka', '#eeb595'],
  ['yellow', 'Gul', 'Gul', 'Gul', 'Keltainen', '#e2c141'],
  ['mustard', 'Senap', 'Sennep', 'Sennep', 'Sinapinkeltainen', '#c9962f'],
  ['red', 'Röd', 'Rød', 'Rød', 'Punainen', '#a8262c'],
  ['maroon', 'Mörkröd', 'Mørkerød', 'Mørkerød', 'Tummanpunainen', '#6b2226'],
  ['burgundy', 'Vinröd', 'Vinrød', 'Vinrød', 'Viininpunainen', '#5f1f2b'],
  ['pink', 'Rosa', 'Rosa', 'Rosa', 'Vaaleanpunainen', '#e3a9b0'],
  ['rose', 'Rosenröd', 'Rosenrød', 'Rosenrød', 'Ruusunpunainen', '#c97f8a'],
  ['magenta', 'Magenta', 'Magenta', 'Magenta', 'Magenta', '#b0336f'],
  ['purple', 'Lila', 'Lilla', 'Lilla', 'Violetti', '#6d4585'],
  ['lavender', 'Lavendel', 'Lavendel', 'Lavendel', 'Laventeli', '#b9a3cb'],
  ['mauve', 'Malva', 'Malva', 'Malva', 'Malva', '#95738a'],
  ['blue', 'Blå', 'Blå', 'Blå', 'Sininen', '#33578f'],
  ['light-blue', 'Ljusblå', 'Lyseblå', 'Lyseblå', 'Vaaleansininen', '#b3cbe0'],
  ['navy navy-blue', 'Marinblå', 'Marineblå', 'Marineblå', 'Laivastonsininen', '#1f2a44'],
  ['turquoise turquoise-blue', 'Turkos', 'Turkis', 'Turkis', 'Turkoosi', '#3fa3a5'],
  ['teal', 'Petrol', 'Petrol', 'Petrol', 'Petroli', '#1f4f5c'],
  ['green', 'Grön', 'Grønn', 'Grøn', 'Vihreä', '#3c7046'],
  ['sea-green', 'Havsgrön', 'Sjøgrønn', 'Havgrøn', 'Merenvihreä', '#4f8f7c'],
  ['lime lime-green', 'Limegrön', 'Limegrønn', 'Limegrøn', 'Limenvihreä', '#a5bf3c'],
  ['fluorescent-green', 'Neongrön', 'Neongrønn', 'Neongrøn', 'Neonvihreä', '#7fdc3c'],
  ['olive', 'Oliv', 'Oliven', 'Oliven', 'Oliivinvihreä', '#6b6b3c'],
  [
    'multi multicolor multicolour multicoloured',
    'Flerfärgad',
    'Flerfarget',
    'Flerfarvet',
    'Monivärinen',
    '#9c8a86',
  ],
];

export interface ColourWord {
  readonly value: Localised;
  readonly swatch: string;
}

const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/** Where a word is spelt alike in several languages, English decides, then Swedish, and of two rows the first. */
const table: ReadonlyMap<string, ColourWord> = (() => {
  const words = rows
    .toReversed()
    .map(([english, sv, nb, da, fi, swatch]) => ({
      english: english.split(' '),
      value: { sv, nb, da, fi },
      swatch,
    }));
  const local = (['fi', 'da', 'nb', 'sv'] as const).flatMap((locale) =>
    words.map(({ value, swatch }) => [fold(value[locale]), { value, swatch }] as const),
  );
  return new Map<string, ColourWord>([
    ...local,
    ...words.flatMap(({ english, value, swatch }) =>
      english.map((name) => [name, { value, swatch }] as const),
    ),
  ]);
})();

/** The colour of a merchant's word: known in four languages, several joined by `/` or `,`, or the word itself without a swatch. */
export function colourWord(written: string): {
  readonly value: Localised;
  readonly swatch?: string;
} {
  const parts = written.split(/\s*[/,+&]\s*/).filter((part) => part !== '');
  const known = parts.map((part) => table.get(fold(part)));
  const [first] = known;
  if (first && parts.length === 1) return first;
  const inEach = (locale: 'sv' | 'nb' | 'da' | 'fi') =>
    parts
      .map((part, at) => known[at]?.value[locale] ?? part)
      .map((word, at) => (at > 0 ? word.toLowerCase() : word))
      .join('/');
  if (known.some(Boolean))
    return {
      value: { sv: inEach('sv'), nb: inEach('nb'), da: inEach('da'), fi: inEach('fi') },
      ...(first && { swatch: first.swatch }),
    };
  const shown =
    written.length > 3 && written === written.toUpperCase()
      ? `${written[0] ?? ''}${written.slice(1).toLowerCase()}`
      : written;
  return { value: { sv: shown } };
}
