import { Button, ButtonLink, Drawer, Inline, Stack } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { useServices } from '../../../page/services.ts';
import { clearFilters, countFilters } from '../../../features/lists/listSelection.ts';
import { isPlainClick } from '../../../interface/isPlainClick.ts';
import { useCloseWhenWide } from '../../../interface/useCloseWhenWide.ts';
import { listHref } from '../listHref.ts';
import FilterColumn from './FilterColumn.tsx';
import type { FilterProps } from './filterProps.ts';
import { useSheetEntry } from './useSheetEntry.ts';

interface Props extends FilterProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * The filters over a phone's list. Each choice applies at once; while its products are being counted
 * the button has no number, rather than that of the former choice.
 */
export default function FilterSheet({ isOpen, setOpen, ...filters }: Props) {
  const { text } = useServices();
  const { criteria, selection, list, isPending, message } = filters;
  const chosen = countFilters(selection);
  const { leave, select } = useSheetEntry({ criteria, selection, isOpen, setOpen });
  useCloseWhenWide({ isOpen, onClose: leave });
  const cleared = clearFilters(selection);
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(cleared);
  };
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onClose={leave}
      title={text('list.filter')}
      closeLabel={text('close')}
      footer={
        <Stack gap="12">
          {message}
          <Inline gap="8" spread="last">
            {chosen > 0 && (
              <ButtonLink
                href={listHref(criteria, cleared)}
                emphasis="outlined"
                size="narrow"
                onClick={clear}
              >
                {text('filter.clear', { count: chosen })}
              </ButtonLink>
            )}
            <Button size="narrow" onClick={leave} aria-busy={isPending}>
              {isPending || message
                ? text('filter.show')
                : text('filter.showCount', { count: list?.count ?? 0 })}
            </Button>
          </Inline>
        </Stack>
      }
    >
      <FilterColumn {...filters} onSelect={select} />
    </Drawer>
  );
}
