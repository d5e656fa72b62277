const grams: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  lb: 453.592,
  lbs: 453.592,
  oz: 28.3495,
};

/**
 * Whole grams of `0.5 kg`, `11 lb` or a bare number in the unit given; undefined when it is
 * malformed.
 */
export function parseWeight(text: string, unit = 'g'): number | undefined {
  const [, number, written = unit] =
    /^(\d+(?:[.,]\d+)?)\s*([a-z]+)?$/.exec(text.trim().toLowerCase()) ?? [];
  const factor = grams[written];
  if (number === undefined || factor === undefined) return undefined;
  const weight = Math.round(Number(number.replace(',', '.')) * factor);
  return weight <= 1_000_000 ? weight : undefined;
}
