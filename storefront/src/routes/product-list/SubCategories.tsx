import { FilterChips } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ListPageView } from '../../features/lists/listPageView.ts';

/** The shelves within a category, as links. */
export function SubCategories({
  shelves,
  path,
}: {
  readonly shelves: ListPageView['shelves'];
  readonly path: string;
}) {
  const { text } = useServices();
  if (!shelves) return null;
  return (
    <FilterChips
      label={text('list.subcategories')}
      chips={[
        { id: 'all', label: text('list.all'), href: path, isCurrent: true },
        ...shelves.map(({ label, href }) => ({ id: href, label, href })),
      ]}
    />
  );
}
