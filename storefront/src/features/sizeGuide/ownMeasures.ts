/** The measures of a shopper's body, in centimetres, stored only on this device. */
import { type MeasureLine, measureLines } from '@solvik/design-system';
import { storedValue } from '../../device/storedValue.ts';
import { millimetres, readCentimetres } from './readFigure.ts';

/** Centimetres with one decimal at most. */
export type OwnMeasures = Readonly<Partial<Record<MeasureLine, number>>>;

/** What a grown body may measure, in centimetres; anything else is a slip of the hand. */
export const plausible: Readonly<
  Record<MeasureLine, { readonly lowest: number; readonly highest: number }>
> = {
  bust: { lowest: 60, highest: 180 },
  waist: { lowest: 45, highest: 180 },
  hip: { lowest: 60, highest: 190 },
  inseam: { lowest: 50, highest: 110 },
  foot: { lowest: 18, highest: 35 },
};

const isPlausible = (line: MeasureLine, centimetres: number): boolean =>
  centimetres >= plausible[line].lowest && centimetres <= plausible[line].highest;

/** A measure as it is typed, with a comma or a point; undefined if it cannot be one. */
export function readMeasure(line: MeasureLine, text: string): number | undefined {
  const centimetres = readCentimetres(text);
  return centimetres !== undefined && isPlausible(line, centimetres) ? centimetres : undefined;
}

/** Undefined without any. */
function measuresIn(stored: string | null): OwnMeasures | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(value));
    const measures = measureLines.flatMap((line) => {
      const measure = fields.get(line);
      return typeof measure === 'number' && isPlausible(line, measure)
        ? [[line, millimetres(measure) / 10]]
        : [];
    });
    return measures.length > 0 ? Object.fromEntries(measures) : undefined;
  } catch {
    return undefined;
  }
}

export const ownMeasuresKey = 'ownMeasures';
const { read, write, subscribe } = storedValue(ownMeasuresKey, measuresIn);

export const ownMeasures = {
  /** The same object until it changes; undefined without any. */
  read,
  save(measures: OwnMeasures): void {
    write(Object.keys(measures).length > 0 ? JSON.stringify(measures) : null);
  },
  clear(): void {
    write(null);
  },
  subscribe,
};
