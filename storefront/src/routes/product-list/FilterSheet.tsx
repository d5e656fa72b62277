import { Button, ButtonLink, Drawer, Inline } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { clearFilters } from '../../features/lists/listSelection.ts';
import { useCloseWhenWide } from '../../interface/useCloseWhenWide.ts';
import { FilterColumn, type FilterProps } from './FilterColumn.tsx';
import { listHref } from './listHref.ts';

interface Props extends FilterProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filters over a phone's list; the button shows the number of products. */
export default function FilterSheet({ isOpen, onClose, ...filters }: Props) {
  const { text } = useServices();
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
          <ButtonLink
            href={listHref(filters.criteria, clearFilters(filters.selection))}
            emphasis="outlined"
            size="narrow"
          >
            {text('list.clear')}
          </ButtonLink>
          <Button size="narrow" onClick={onClose}>
            {text('list.show', { count: filters.list?.count ?? 0 })}
          </Button>
        </Inline>
      }
    >
      <FilterColumn {...filters} />
    </Drawer>
  );
}
