import { writeAddress } from '@solvik/addresses';
import { Container, EmptyState } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { leaveFilter } from './leaveFilter.ts';

/** A list without products, at this path. */
export function NothingYet({ path }: { readonly path: string }) {
  const { text, site } = useServices();
  const news = writeAddress('newProducts', site.locale);
  const isNewProducts = path === news;
  return (
    <Container>
      <EmptyState
        title={text('list.empty.title')}
        action={
          isNewProducts
            ? { href: writeAddress('home', site.locale), label: text('error.toStart') }
            : { href: news, label: text('list.heading.new') }
        }
      >
        {text(isNewProducts ? 'list.empty.soon' : 'list.empty.text')}
      </EmptyState>
    </Container>
  );
}

/**
 * A list of which the filters leave nothing, with a link that clears them; without one it is the
 * visitor's own sizes that do.
 */
export function NothingLeft({ clearedHref }: { readonly clearedHref: string | undefined }) {
  const { text } = useServices();
  return (
    <Container onClick={leaveFilter}>
      {clearedHref === undefined ? (
        <EmptyState title={text('list.emptyOwn.title')}>{text('list.emptyOwn.text')}</EmptyState>
      ) : (
        <EmptyState
          title={text('list.emptyFilter.title')}
          action={{ href: clearedHref, label: text('list.clear') }}
        >
          {text('list.emptyFilter.text')}
        </EmptyState>
      )}
    </Container>
  );
}
