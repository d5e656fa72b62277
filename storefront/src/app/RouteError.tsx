import { writeAddress } from '@solvik/addresses';
import { Button, ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { type ReactNode, useEffect } from 'react';
import { reportError } from '../device/reportError.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useIsOnline } from '../interface/online.ts';
import { HttpError, isNotFound } from '../page/httpErrors.ts';
import { applyHeadTags } from '../page/metadata/applyHeadTags.ts';
import { errorMeta } from './errorMeta.ts';
import { headTags } from '../page/metadata/headTags.ts';
import { useServices } from '../page/services.ts';
import { NotFound } from '../routes/not-found/NotFound.tsx';

function ErrorMessage({
  title,
  words,
  actions,
}: {
  readonly title: string;
  readonly words: string;
  readonly actions: ReactNode;
}) {
  return (
    <Container spacing="message">
      <ErrorPage title={title} actions={actions}>
        <Text size="lead">{words}</Text>
      </ErrorPage>
    </Container>
  );
}

/** The error page: not found, or a failure of ours (spec section 2). */
export function RouteError({ error }: { readonly error: unknown }) {
  const services = useServices();
  const { text, site, sites } = services;
  const isOnline = useIsOnline();
  const isMissing = isNotFound(error);
  useEffect(() => {
    if (!isMissing) useLoadingBar.getState().fail();
    // The server has logged its own errors.
    if (!(error instanceof HttpError)) reportError(error);
  }, [error, isMissing]);
  useEffect(
    () => applyHeadTags(headTags(errorMeta(services, isMissing ? 404 : 500), site, sites)),
    [services, isMissing, site, sites],
  );
  const home = { href: writeAddress('home', site.locale), children: text('error.toStart') };
  if (isMissing)
    return (
      <NotFound>
        <ErrorMessage
          title={text('error.notFound.title')}
          words={text('error.notFound.text')}
          actions={<ButtonLink {...home} />}
        />
      </NotFound>
    );
  // The page's files are reloaded: a browser does not retry a failed module.
  const retry = <Button onClick={() => window.location.reload()}>{text('error.retry')}</Button>;
  if (!isOnline)
    return (
      <ErrorMessage title={text('offline.title')} words={text('error.offline')} actions={retry} />
    );
  const actions = (
    <>
      {retry}
      <ButtonLink emphasis="outlined" {...home} />
    </>
  );
  return (
    <ErrorMessage
      title={text('error.generic.title')}
      words={text('error.generic.text')}
      actions={actions}
    />
  );
}
