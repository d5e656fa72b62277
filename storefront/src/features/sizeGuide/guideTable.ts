/** A product's own table of a size guide, as the panel beside its sizes shows it. */
import type { WidgetConfiguration } from '@solvik/content-schema';
import { type MeasureLine, measureLines } from '@solvik/design-system';
import { type Figure, readFigure } from './readFigure.ts';
import { tableOf } from './tableOf.ts';

type Guide = WidgetConfiguration<'size-guide'>;

/** A part of the body that the table measures. */
export interface MeasuredPart {
  readonly line: MeasureLine;
  /** "Byst". */
  readonly name: string;
  readonly instruction?: string;
  /** For each row, as it is written: "88". */
  readonly texts: readonly string[];
  /** The same, read. */
  readonly figures: readonly (Figure | undefined)[];
}

export interface GuideTable {
  readonly caption: string;
  /** Without the unit, which is over the table. */
  readonly columns: readonly [sizes: string, ...measures: string[]];
  readonly rows: readonly { readonly size: string; readonly measures: readonly string[] }[];
  /** From the top of the body down. */
  readonly parts: readonly MeasuredPart[];
}

const withoutUnit = (head: string): string => head.replace(/\s*\(cm\)$/i, '');

/** Undefined if the guide has no table for these sizes, or measures nothing in it. */
export function guideTable(
  { steps, tables }: Pick<Guide, 'steps' | 'tables'>,
  sizes: readonly string[],
): GuideTable | undefined {
  const table = tableOf(tables, sizes);
  if (!table) return undefined;
  const [first, ...heads] = table.columns.map(({ head }) => withoutUnit(head));
  const rows = table.rows.map(({ size, measures }) => ({
    size,
    measures: measures.map(({ measure }) => measure),
  }));
  const parts = measureLines.flatMap((line) => {
    const at = table.columns.findIndex((column) => column.line === line) - 1;
    const name = heads[at];
    if (name === undefined) return [];
    const texts = rows.map(({ measures }) => measures[at] ?? '');
    const instruction = steps.find((step) => step.line === line)?.text;
    const figures = texts.map(readFigure);
    return [{ line, name, ...(instruction && { instruction }), texts, figures }];
  });
  if (parts.length === 0) return undefined;
  return { caption: table.caption, columns: [first ?? '', ...heads], rows, parts };
}
