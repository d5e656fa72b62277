/**
 * Sizes by the system that they are written in: lists mix clothes in letters and numbers with jeans
 * and shoes, and a shopper knows hers in each.
 */
export const sizeSystemKinds = [
  'eu',
  'letters',
  'shoes',
  'clothesAndShoes',
  'inches',
  'others',
] as const;
export type SizeSystem = (typeof sizeSystemKinds)[number];

const letters = /^(\d?x{0,3})(s|m|l)([/–-]\d?x{0,3}(s|m|l))?$/i;
const inches = /^w\d+\s*\/\s*l\d+$/i;
const number = /^\d{2}([.,]5|½)?$/;

/** Lengths of belts in cm, `65` to `125`: no clothes for adults have these numbers. */
const belt = /^([6-9]|1[0-2])5$|^([7-9]|1[0-2])0$/;

/** EU sizes of shoes for adults; clothes have even numbers alone, and go beyond on both sides. */
const shoes = { lowest: 35, highest: 48 };

const valueOf = (label: string): number =>
  Number.parseFloat(label.replace('½', '.5').replace(',', '.'));

function systemOfNumbers(labels: readonly string[]): SizeSystem {
  const numbers = labels.map(valueOf);
  const hasShoes = numbers.some(
    (size) => size % 2 !== 0 && size >= shoes.lowest && size <= shoes.highest,
  );
  if (!hasShoes) return 'eu';
  const areShoes = numbers.every((size) => size >= shoes.lowest && size <= shoes.highest);
  return areShoes ? 'shoes' : 'clothesAndShoes';
}

function kindOf(label: string): 'letters' | 'numbers' | 'inches' | 'others' {
  if (letters.test(label)) return 'letters';
  if (number.test(label) && !belt.test(label)) return 'numbers';
  return inches.test(label) ? 'inches' : 'others';
}

export interface SizeGroup<Size> {
  readonly system: SizeSystem;
  readonly sizes: readonly Size[];
}

/**
 * Each system with its sizes in their given order: numbers, letters, inches, the rest. A list with
 * odd numbers has shoes; whether it has clothes in numbers as well follows from those that no shoe
 * has.
 */
export function sizeGroups<Size extends { readonly label: string }>(
  sizes: readonly Size[],
): readonly SizeGroup<Size>[] {
  const {
    numbers = [],
    letters: lettered = [],
    inches: inInches = [],
    others = [],
  } = Object.groupBy(sizes, ({ label }) => kindOf(label.trim()));
  const groups: readonly SizeGroup<Size>[] = [
    { system: systemOfNumbers(numbers.map(({ label }) => label)), sizes: numbers },
    { system: 'letters', sizes: lettered },
    { system: 'inches', sizes: inInches },
    { system: 'others', sizes: others },
  ];
  return groups.filter((group) => group.sizes.length > 0);
}
