import { FilterChips } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { ListPageView } from '../../features/lists/listPageView.ts';

/** The sub-categories of a category, as links. */
export function SubCategories({
  subCategories,
  path,
}: {
  readonly subCategories: ListPageView['subCategories'];
  readonly path: string;
}) {
  const { text } = useServices();
  if (!subCategories) return null;
  return (
    <FilterChips
      label={text('list.subcategories')}
      chips={[
        { id: 'all', label: text('list.all'), href: path, isCurrent: true },
        ...subCategories.map(({ label, href }) => ({ id: href, label, href })),
      ]}
    />
  );
}
