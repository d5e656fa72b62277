import { currencies } from '@solvik/shop';
import {
  Accordion,
  Button,
  CheckList,
  ChoiceCells,
  Disclosure,
  Fieldset,
  RangeSlider,
  WithoutScripts,
} from '@solvik/design-system';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import {
  selectPriceRange,
  type ListSelection,
  toggleValue,
  writeValues,
} from '../../features/lists/listSelection.ts';
import type { ListView } from '../../features/lists/listView.ts';
import { formatMoney, toDecimal } from '@solvik/shop-rules';
import { formatMoneyRange } from '../../features/market/formatMoney.ts';
import { facetGroups } from './facetGroups.ts';
import { listHref } from './listHref.ts';
import type { ListCriteria } from './listCriteria.ts';

export interface FilterProps {
  readonly criteria: ListCriteria;
  readonly selection: ListSelection;
  /** The current list; undefined until it has loaded. */
  readonly list: ListView | undefined;
}

/** Groups open by default: the most used filters. */
const openGroups = ['skus', 'categories', 'brands'];

/** The filters as a plain form; with scripts every choice applies at once. */
export function FilterColumn({ criteria, selection, list }: FilterProps) {
  const { text, site } = useServices();
  const navigate = useNavigate();
  const go = (next: ListSelection) =>
    void navigate(listHref(criteria, next), { preventScrollReset: true });
  const groups = facetGroups(list?.facets ?? [], selection, text);
  const range = list?.price;
  return (
    <form aria-label={text('list.filter')} method="get" action={`${site.basename}${criteria.path}`}>
      {selection.sort !== criteria.defaultSort && (
        <input type="hidden" name="sort" value={selection.sort} />
      )}
      <Accordion>
        {groups.map(({ key, label, values }) => {
          const toggle = (id: string) => {
            const value = values.find((candidate) => candidate.id === id);
            if (value) go(toggleValue(selection, key, { id: value.id, label: value.label }));
          };
          const written = (id: string) => writeValues(values.filter((value) => value.id === id));
          const idOf = (text: string) => text.slice(text.lastIndexOf('~') + 1);
          const chosen = values.filter(({ isChosen }) => isChosen).map(({ id }) => written(id));
          return (
            <Disclosure
              key={key}
              summary={label}
              defaultOpen={openGroups.includes(key) || chosen.length > 0}
            >
              {key === 'skus' ? (
                <Fieldset legend={label} emphasis="hidden">
                  <ChoiceCells
                    kind="several"
                    name={key}
                    cells={values.map(({ id, label: size }) => ({
                      value: written(id),
                      label: size,
                    }))}
                    chosen={chosen}
                    onChoose={(value) => toggle(idOf(value))}
                  />
                </Fieldset>
              ) : (
                <CheckList
                  legend={label}
                  name={key}
                  options={values.map((value) => ({
                    value: written(value.id),
                    label: value.label,
                    count: value.count,
                  }))}
                  chosen={chosen}
                  onToggle={(value) => toggle(idOf(value))}
                  showAllLabel={text('list.showAll', { count: values.length })}
                  showFewerLabel={text('list.showFewer')}
                />
              )}
            </Disclosure>
          );
        })}
        {range && (
          <Disclosure summary={text('list.facet.Price')} defaultOpen>
            <RangeSlider
              legend={text('list.facet.Price')}
              min={Math.min(range.lowest, selection.price?.lowest ?? range.lowest)}
              max={Math.max(range.highest, selection.price?.highest ?? range.highest)}
              step={toDecimal(currencies[site.currency].endsBelow.step)}
              value={selection.price ?? range}
              onCommit={(chosen) => go(selectPriceRange(selection, { chosen, whole: range }))}
              format={(amount) => formatMoney(amount, site.currency)}
              formatRange={({ lowest, highest }) =>
                formatMoneyRange(lowest, highest, site.currency)
              }
              lowestLabel={text('list.priceFrom')}
              highestLabel={text('list.priceTo')}
              names={{ lowest: 'price-from', highest: 'price-to' }}
            />
          </Disclosure>
        )}
      </Accordion>
      <WithoutScripts>
        <Button type="submit">{text('list.apply')}</Button>
      </WithoutScripts>
    </form>
  );
}
