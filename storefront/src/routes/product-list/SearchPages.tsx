import { Eyebrow, FilterChips, Stack } from '@solvik/design-system';
import type { SearchFindingsView } from '../../features/search/searchQueries.ts';
import { useText } from '../../page/services.ts';

/** Pages of the content that a search names. */
export function SearchPages({ pages }: Pick<SearchFindingsView, 'pages'>) {
  const text = useText();
  if (pages.length === 0) return null;
  return (
    <Stack gap="12">
      <Eyebrow as="h2">{text('search.pages')}</Eyebrow>
      <FilterChips
        label={text('search.pages')}
        chips={pages.map(({ title, href }) => ({ id: href, label: title, href }))}
      />
    </Stack>
  );
}
