import { ledgerStates, type LedgerFile, type LedgerRow, type LedgerState } from './ledgerRow.ts';
import { rowsOf } from './readLedger.ts';

type Counts = Readonly<Record<LedgerState | 'all', number>>;

const count = (rows: readonly LedgerRow[]): Counts => {
  const of = (state: LedgerState) => rows.filter((row) => row.state === state).length;
  return {
    held: of('held'),
    'type only': of('type only'),
    'to come': of('to come'),
    deviated: of('deviated'),
    all: rows.length,
  };
};

const columns = [...ledgerStates, 'all'] as const;
const line = (title: string, cells: readonly (string | number)[]) =>
  `${title.padEnd(46)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;

/**
 * Counts by section and state as lines of a table; with `isToCome` also each planned statement,
 * under its area.
 */
export function writeLedgerReport(
  files: readonly { readonly file: LedgerFile }[],
  { isToCome }: { readonly isToCome: boolean },
): readonly string[] {
  const all = files.flatMap(({ file }) => rowsOf(file));
  const table = [
    line('Specification', columns),
    ...files.map(({ file }) => {
      const counts = count(rowsOf(file));
      return line(
        file.title,
        columns.map((column) => counts[column]),
      );
    }),
    line(
      'Together',
      columns.map((column) => count(all)[column]),
    ),
  ];
  if (!isToCome) return table;
  const waiting = all.flatMap((row) => (row.state === 'to come' ? [row] : []));
  const areas = [...Map.groupBy(waiting, ({ part }) => part)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  return table.concat(
    areas.flatMap(([part, rows]) =>
      ['', `${part} (${String(rows.length)})`].concat(
        rows.map(({ id, statement }) => `  ${id.padEnd(14)} ${statement}`),
      ),
    ),
  );
}
