import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reportError } from '../device/reportError.ts';
import { applyHeadTags } from './metadata/applyHeadTags.ts';
import { errorMeta } from './metadata/errorMeta.ts';
import { headTags } from './metadata/headTags.ts';
import { tellNavigationFailure } from './navigationFailures.ts';
import { useServices } from './services.ts';

/** What a visitor sees when there is no page: not found, or something of ours broke (spec section 2). */
export function RouteError() {
  const services = useServices();
  const { text, site, sites } = services;
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) tellNavigationFailure();
    // What the server answered with it has logged itself.
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error, isMissing]);
  useEffect(() => applyHeadTags(headTags(errorMeta(services, isMissing ? 404 : 500), site, sites)), [services, isMissing, site, sites]);
  return (
    <Container room="message">
      <ErrorPage title={text(isMissing ? 'error.notFound.title' : 'error.generic.title')} actions={<ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>}>
        <Text size="lead">{text(isMissing ? 'error.notFound.text' : 'error.generic.text')}</Text>
      </ErrorPage>
    </Container>
  );
}
