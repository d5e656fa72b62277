import { writeAddress } from '@solvik/addresses';
import { TextLink } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';

/** Words that lead to one of the shop's own pages, in a tab beside the checkout; only the words where the shop has not written that page. */
export function PageLink({ alias, words }: { readonly alias: string; readonly words: string }) {
  const { site, dataApi } = useServices();
  const { data: page } = useQuery(widgetAreaQuery(dataApi, { alias }));
  if (page === null) return words;
  return (
    <TextLink href={writeAddress('page', site.locale, { alias })} target="_blank">
      {words}
    </TextLink>
  );
}
