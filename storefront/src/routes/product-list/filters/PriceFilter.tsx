import { currencies } from '@solvik/shop';
import { formatMoney } from '@solvik/shop-rules';
import { FilterBlock, RangeSlider } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../page/services.ts';
import { priceHistogramQuery } from '../../../features/lists/filterQueries.ts';
import {
  type ListSelection,
  type PriceRange,
  readAmount,
  selectPriceRange,
} from '../../../features/lists/listSelection.ts';
import { formatBare, formatMoneyRange } from '../../../features/market/formatMoney.ts';
import type { ListCriteria } from '../listCriteria.ts';
import { priceScale } from './priceScale.ts';

interface Props {
  readonly criteria: ListCriteria;
  readonly selection: ListSelection;
  /** Prices of the list without the price filter. */
  readonly range: PriceRange;
  readonly onSelect: (next: ListSelection) => void;
}

/** A range of prices over the spread of the list's own; without bars where that is unknown. */
export function PriceFilter({ criteria, selection, range, onSelect }: Props) {
  const { text, dataApi, site } = useServices();
  const { currency } = site;
  const label = text('list.facet.Price');
  const { ends, step } = priceScale(range, currency, selection.price);
  const { data: bars = [], isError } = useQuery(
    priceHistogramQuery(dataApi, criteria.scope, { selection, range: ends }),
  );
  const formatRange = ({ lowest: from, highest: to }: PriceRange) =>
    formatMoneyRange(from, to, currency);
  return (
    <FilterBlock label={label} summary={selection.price && formatRange(selection.price)}>
      <RangeSlider
        legend={label}
        min={ends.lowest}
        max={ends.highest}
        step={step}
        value={selection.price ?? ends}
        onCommit={(chosen) => onSelect(selectPriceRange(selection, { chosen, whole: range }))}
        format={(amount) => formatMoney(amount, currency)}
        formatRange={formatRange}
        describe={(end, amount) =>
          text(end === 'lowest' ? 'filter.fromAmount' : 'filter.toAmount', {
            amount: formatMoney(amount, currency),
          })
        }
        lowestLabel={text('list.priceFrom')}
        highestLabel={text('list.priceTo')}
        fields={{
          lowest: text('filter.from'),
          highest: text('filter.to'),
          unit: currencies[currency].symbol,
          format: (amount) => formatBare(amount, currency),
          read: readAmount,
        }}
        names={{ lowest: 'price-from', highest: 'price-to' }}
        bars={isError ? undefined : bars}
      />
    </FilterBlock>
  );
}
