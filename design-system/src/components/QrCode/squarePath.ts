/** The path of a code's dark squares: one rectangle for each run of them in a row. */
export function squarePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${String(x)} ${String(y)}h${String(width)}v1h-${String(width)}z`];
      }),
    )
    .join('');
}
