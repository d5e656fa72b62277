import { Columns, Container, Link, media } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { taggedPagesQuery, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { Area } from '../../features/widgets/Area.tsx';
import { menuTag } from './menuTag.ts';

const Page = styled.div`
  padding-block: var(--space-40) var(--layout-section);
  ${media.desktop} { padding-block-start: var(--space-72); }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  ${media.desktop} { display: grid; }
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--size-control-small);
    text-decoration: none;
  }
  & a[aria-current] { color: var(--color-accent); text-decoration: underline; text-underline-offset: 6px; }
`;

function SideMenu({ alias }: { readonly alias: string }) {
  const { text, dataApi } = useServices();
  const { data } = useQuery(taggedPagesQuery(dataApi, menuTag));
  const pages = (data ?? []).filter((page) => page !== null && page !== undefined);
  return (
    <nav aria-label={text('content.menu')}>
      <List className="side-menu">
        {pages.map((page) => (
          <li key={page.id}>
            <Link href={page.canonicalUrl ?? `/${page.alias ?? ''}`} aria-current={page.alias === alias ? 'page' : undefined}>
              {page.title ?? page.name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** A page of content, with the other information pages beside it where it is one of them. */
export function ContentScreen({ criteria }: { readonly criteria: unknown }) {
  const { alias } = criteria as { readonly alias: string };
  const { dataApi } = useServices();
  const { data: area } = useQuery(widgetAreaQuery(dataApi, { alias }));
  const content = <Area place={{ alias }} hasPageHeading />;
  return (
    <Page>
      {area?.tags?.includes(menuTag) ? (
        <Container>
          <Columns split="account">
            <SideMenu alias={alias} />
            <div style={{ marginInline: 'calc(-1 * var(--layout-margin))' }}>{content}</div>
          </Columns>
        </Container>
      ) : (
        content
      )}
    </Page>
  );
}
