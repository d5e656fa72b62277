import { writeAddress } from '@solvik/addresses';
import { TextLink } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';

/**
 * A text linked to one of the shop's own pages, in another tab; plain text if the shop does not
 * have that page.
 */
export function PageLink({ alias, text }: { readonly alias: string; readonly text: string }) {
  const { site, dataApi } = useServices();
  const { data: page } = useQuery(widgetAreaQuery(dataApi, { alias }));
  if (page === null) return text;
  return (
    <TextLink href={writeAddress('page', site.locale, { alias })} target="_blank">
      {text}
    </TextLink>
  );
}
