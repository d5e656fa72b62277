import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { defineRoute } from '../../page/defineRoute.ts';
import { useServices } from '../../page/services.ts';

function NotHereYetScreen() {
  const { text, site } = useServices();
  return (
    <Container spacing="message">
      <ErrorPage
        title={text('notYet.title')}
        actions={
          <ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>
        }
      >
        <Text size="lead">{text('notYet.text')}</Text>
      </ErrorPage>
    </Container>
  );
}

/**
 * An address of the shop whose screen does not exist yet: a page with status 501, which no menu
 * links to.
 */
export const route = defineRoute({
  load: async () => null,
  meta: ({ text }) => ({
    title: text('notYet.title'),
    description: text('notYet.text'),
    isHiddenFromSearch: true,
  }),
  Screen: NotHereYetScreen,
  status: () => 501,
});
