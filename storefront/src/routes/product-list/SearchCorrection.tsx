import { writeAddress } from '@solvik/addresses';
import { Text, TextLink } from '@solvik/design-system';
import { TaggedText } from '../../languages/TaggedText.tsx';
import { useServices } from '../../page/services.ts';
import type { SearchFindingsView } from '../../features/search/searchQueries.ts';
import { exactSearch } from './exactSearch.ts';

const strong = (words: string) => <strong>{words}</strong>;

export interface SearchCorrectionProps {
  readonly searchText: string;
  readonly findings: Pick<SearchFindingsView, 'correctedTo' | 'didYouMean'>;
  readonly size?: 'body' | 'lead';
}

/** What was searched in place of the words, with the way back; or a spelling that finds far more. */
export function SearchCorrection({
  searchText,
  findings: { correctedTo, didYouMean },
  size,
}: SearchCorrectionProps) {
  const { text, site } = useServices();
  const linkTo = (href: string) => (words: string) => <TextLink href={href}>{words}</TextLink>;
  const address = (search: string) => writeAddress('search', site.locale, { search });
  if (correctedTo) {
    const sentence = text('search.corrected', { corrected: correctedTo, typed: searchText });
    const undo = linkTo(address(searchText) + exactSearch);
    return (
      <Text role="status">
        <TaggedText text={sentence} parts={{ b: strong, undo }} />
      </Text>
    );
  }
  if (!didYouMean) return null;
  const sentence = text('search.didYouMean', { other: didYouMean.text, count: didYouMean.count });
  return (
    <Text size={size}>
      <TaggedText text={sentence} parts={{ other: linkTo(address(didYouMean.text)) }} />
    </Text>
  );
}
