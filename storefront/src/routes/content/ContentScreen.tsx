import { writeAddress } from '@solvik/addresses';
import { Box, Columns, Container, SideNav, Stack } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { taggedPagesQuery, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { Area } from '../../features/widgets/Area.tsx';
import { menuTag } from './menuTag.ts';

function SideMenu({ alias }: { readonly alias: string }) {
  const { text, dataApi, site } = useServices();
  const own = writeAddress('page', site.locale, { alias });
  const { data: menu } = useQuery(menuQuery(dataApi, 'info-pages'));
  const links = menu?.links ?? [];
  const { data: pages = [] } = useQuery({
    ...taggedPagesQuery(dataApi, menuTag),
    enabled: menu !== undefined && links.length === 0,
  });
  // In a shop without a menu for them, the information pages themselves are listed.
  const items =
    links.length > 0
      ? links.map(({ href, label }) => ({ id: href, href, label, isCurrent: href === own }))
      : pages.map((page) => ({
          id: String(page.id),
          href: page.href,
          label: page.label,
          isCurrent: page.alias === alias,
        }));
  return <SideNav label={text('content.menu')} items={items} />;
}

/** Touches the header when first in a full-width row: backgrounds and pictures, never text. */
const edgeTypes = new Set(['hero', 'banner', 'image', 'video', 'selling-points']);

export interface ContentCriteria {
  readonly alias: string;
}

/** A page of content, with the other information pages beside it if it is one of them. */
export function ContentScreen({ criteria: { alias } }: { readonly criteria: ContentCriteria }) {
  const { dataApi } = useServices();
  const { data: area } = useQuery(widgetAreaQuery(dataApi, { alias }));
  const content = <Area selector={{ alias }} hasPageHeading />;
  if (!area?.tags?.includes(menuTag)) {
    const [first] = area?.containers ?? [];
    const startsAtEdge =
      first?.design === 'full-width' && edgeTypes.has(first.widgets[0]?.widget.type ?? '');
    return (
      <Box paddingStart={startsAtEdge ? '0' : '48'} paddingEnd="section">
        <Stack>{content}</Stack>
      </Box>
    );
  }
  return (
    <Container spacing="page">
      <Columns split="account">
        <SideMenu alias={alias} />
        <div>{content}</div>
      </Columns>
    </Container>
  );
}
