import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, Heading, Stack, Text } from '@solvik/design-system';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useServices } from './services.ts';

/** What a visitor sees when there is no page: not found, or something of ours broke (spec section 2). */
export function RouteError() {
  const { text, site } = useServices();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container as="section">
      <Stack gap="24" align="start" style={{ paddingBlock: 'var(--layout-section)' }}>
        <Heading level={1}>{text(isMissing ? 'error.notFound.title' : 'error.generic.title')}</Heading>
        <Text size="lead">{text(isMissing ? 'error.notFound.text' : 'error.generic.text')}</Text>
        <ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>
      </Stack>
    </Container>
  );
}
