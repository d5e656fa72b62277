import { FilterChips } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ListPageInfoQuery } from '../../data-api/generated/operations.ts';

/** The shelves within a category, as links. */
export function SubCategories({ info, path }: { readonly info: ListPageInfoQuery['listPageInfo'] | null; readonly path: string }) {
  const { text } = useServices();
  const children = (info?.subCategories ?? []).filter((category) => category !== null && category !== undefined);
  if (children.length === 0) return null;
  return (
    <FilterChips
      label={text('list.subcategories')}
      chips={[
        { id: 'all', label: text('list.all'), href: path, isCurrent: true },
        ...children.map(({ categoryId, name, canonicalUrl }) => ({ id: String(categoryId), label: name, href: canonicalUrl })),
      ]}
    />
  );
}
