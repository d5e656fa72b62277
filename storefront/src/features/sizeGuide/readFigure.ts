/** Millimetres: whole numbers, so that halves of centimetres compare exactly. */
export interface Figure {
  readonly lowest: number;
  /** Equal to the lowest where the table has a single figure. */
  readonly highest: number;
}

const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const figure = new RegExp(String.raw`^${number}(?:\s*[–—-]\s*${number})?(?:\s*cm)?$`, 'i');

export const millimetres = (centimetres: number): number => Math.round(centimetres * 10);

/** Reads centimetres with a comma or a point: "88", "24,1". Undefined for anything else. */
export function readCentimetres(text: string): number | undefined {
  const { lowest, highest } = readFigure(text) ?? {};
  return lowest !== undefined && lowest === highest ? lowest / 10 : undefined;
}

/** A measure of a table: "88", "24,1" or "84–88", in centimetres; undefined for anything else. */
export function readFigure(text: string): Figure | undefined {
  const [, first, second = first] = figure.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [a, b] = [first, second].map((part) => millimetres(Number(part.replace(',', '.'))));
  if (a === undefined || b === undefined) return undefined;
  return { lowest: Math.min(a, b), highest: Math.max(a, b) };
}
