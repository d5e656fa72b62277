import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { tellNavigationFailure } from './navigationFailures.ts';
import { useServices } from './services.ts';

/** What a visitor sees when there is no page: not found, or something of ours broke (spec section 2). */
export function RouteError() {
  const { text, site } = useServices();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) tellNavigationFailure();
  }, [error, isMissing]);
  return (
    <Container room="message">
      <ErrorPage title={text(isMissing ? 'error.notFound.title' : 'error.generic.title')} actions={<ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>}>
        <Text size="lead">{text(isMissing ? 'error.notFound.text' : 'error.generic.text')}</Text>
      </ErrorPage>
    </Container>
  );
}
