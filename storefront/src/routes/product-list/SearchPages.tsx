import { Eyebrow, FilterChips, Stack } from '@solvik/design-system';
import type { SearchFindingsView } from '../../features/search/searchQueries.ts';
import type { SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { useText } from '../../page/services.ts';

interface PlaceChipsProps {
  readonly title: string;
  readonly pages: readonly SuggestedPlace[];
}

function PlaceChips({ title, pages }: PlaceChipsProps) {
  if (pages.length === 0) return null;
  return (
    <Stack gap="12">
      <Eyebrow as="h2">{title}</Eyebrow>
      <FilterChips
        label={title}
        chips={pages.map(({ title: label, href }) => ({ id: href, label, href }))}
      />
    </Stack>
  );
}

type Pages = Pick<SearchFindingsView, 'pages'>;

/** Lists and pages that a search is the name of. */
export const NamedPages = ({ pages }: Pages) => (
  <PlaceChips title={useText()('search.named')} pages={pages.filter(({ isNamed }) => isNamed)} />
);

/** Pages of the content that a search is near. */
export const SearchPages = ({ pages }: Pages) => (
  <PlaceChips title={useText()('search.pages')} pages={pages.filter(({ isNamed }) => !isNamed)} />
);
