import { ChartTable } from './PriceHistoryChart.styles.ts';

export type PriceHistoryTableProps = {
  readonly words: { readonly from: string; readonly price: string };
  readonly rows: readonly { readonly day: string; readonly price: string }[];
};

/** The prices as rows, each with the day it applied from. */
export function PriceHistoryTable({ words, rows }: PriceHistoryTableProps) {
  return (
    <ChartTable>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, price }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}
