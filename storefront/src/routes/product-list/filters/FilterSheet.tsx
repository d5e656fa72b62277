import { Button, ButtonLink, Drawer, Inline } from '@solvik/design-system';
import { useServices } from '../../../page/services.ts';
import { clearFilters, countFilters } from '../../../features/lists/listSelection.ts';
import { useCloseWhenWide } from '../../../interface/useCloseWhenWide.ts';
import { listHref } from '../listHref.ts';
import FilterColumn from './FilterColumn.tsx';
import type { FilterProps } from './filterProps.ts';

interface Props extends FilterProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The filters over a phone's list. Each choice applies at once; while its products are being counted
 * the button has no number, rather than that of the former choice.
 */
export default function FilterSheet({ isOpen, onClose, ...filters }: Props) {
  const { text } = useServices();
  const { criteria, selection, list, isPending } = filters;
  const chosen = countFilters(selection);
  useCloseWhenWide({ isOpen, onClose });
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onClose={onClose}
      title={text('list.filter')}
      closeLabel={text('close')}
      footer={
        <Inline gap="8" spread="last">
          {chosen > 0 && (
            <ButtonLink
              href={listHref(criteria, clearFilters(selection))}
              emphasis="outlined"
              size="narrow"
            >
              {text('filter.clear', { count: chosen })}
            </ButtonLink>
          )}
          <Button size="narrow" onClick={onClose} aria-busy={isPending}>
            {isPending
              ? text('filter.show')
              : text('filter.showCount', { count: list?.count ?? 0 })}
          </Button>
        </Inline>
      }
    >
      <FilterColumn {...filters} />
    </Drawer>
  );
}
