import { currencies } from '@solvik/shop';
import { formatMoney } from '@solvik/shop-rules';
import { FilterBlock, RangeSlider } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useServices } from '../../../page/services.ts';
import { describePriceRange } from '../../../features/lists/describePriceRange.ts';
import { priceHistogramQuery } from '../../../features/lists/filterQueries.ts';
import {
  type ListSelection,
  type PriceRange,
  priceWithin,
  readAmount,
  selectPriceRange,
  wholePriceKey,
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

const names = { lowest: 'price-from', highest: 'price-to' } as const;

/** A range of prices over the spread of the list's own; without bars where that is unknown. */
export function PriceFilter({ criteria, selection, range, onSelect }: Props) {
  const services = useServices();
  const { text, dataApi, site } = services;
  const { currency } = site;
  const label = text('filter.facet.Price');
  const { ends, step, shown } = priceScale(range, currency, selection.price);
  const { data: bars = [], isError } = useQuery(
    priceHistogramQuery(dataApi, criteria.scope, { selection, range: ends }),
  );
  const formatRange = ({ lowest: from, highest: to }: PriceRange) =>
    formatMoneyRange(from, to, currency);
  const select = (chosen: PriceRange) =>
    onSelect(selectPriceRange(selection, { chosen, whole: range }));
  // The slider's own fields stop at each other, and take an empty one for a slip.
  const readField = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const end = target.name === names.lowest ? 'lowest' : 'highest';
    if (target.name !== names[end]) return;
    const typed = target.value.trim();
    const amount = readAmount(typed);
    if (amount === shown[end] || (amount === undefined && typed !== '')) return;
    const whole = priceScale(range, currency).ends;
    const chosen = priceWithin({ ...shown, [end]: amount }, whole, range);
    if (chosen.lowest !== shown.lowest || chosen.highest !== shown.highest) select(chosen);
  };
  return (
    <FilterBlock
      label={label}
      summary={selection.price && describePriceRange(selection.price, services)}
    >
      <RangeSlider
        legend={label}
        min={ends.lowest}
        max={ends.highest}
        step={step}
        value={shown}
        onCommit={select}
        onBlurCapture={readField}
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter') readField(event);
        }}
        format={(amount) => formatMoney(amount, currency)}
        formatRange={formatRange}
        describe={(end, amount) =>
          text(end === 'lowest' ? 'filter.fromAmount' : 'filter.toAmount', {
            amount: formatMoney(amount, currency),
          })
        }
        lowestLabel={text('filter.priceFrom')}
        highestLabel={text('filter.priceTo')}
        fields={{
          lowest: text('filter.from'),
          highest: text('filter.to'),
          unit: currencies[currency].symbol,
          format: (amount) => formatBare(amount, currency),
          read: () => undefined,
        }}
        names={names}
        bars={isError ? undefined : bars}
      />
      <input
        type="hidden"
        name={wholePriceKey}
        value={`${String(range.lowest)}-${String(range.highest)}`}
      />
    </FilterBlock>
  );
}
