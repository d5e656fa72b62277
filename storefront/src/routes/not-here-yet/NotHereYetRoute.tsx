import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, Heading, Stack, Text } from '@solvik/design-system';
import { defineRoute } from '../../app/defineRoute.ts';
import { useServices } from '../../app/services.ts';

function NotHereYetScreen() {
  const { text, site } = useServices();
  return (
    <Container as="section">
      <Stack gap="24" align="start" style={{ paddingBlock: 'var(--layout-section)' }}>
        <Heading level={1}>{text('notYet.title')}</Heading>
        <Text size="lead">{text('notYet.text')}</Text>
        <ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>
      </Stack>
    </Container>
  );
}

/** An address of the shop whose screen is still to come: an honest page with status 501, which no menu leads to. */
export const route = defineRoute({
  load: async () => null,
  meta: ({ text }) => ({ title: text('notYet.title'), description: text('notYet.text'), isHiddenFromSearch: true }),
  Screen: NotHereYetScreen,
  status: () => 501,
});
