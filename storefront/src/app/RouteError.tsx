import { writeAddress } from '@solvik/addresses';
import { Button, ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { type ReactNode, useEffect } from 'react';
import { reportError } from '../device/reportError.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useIsOnline } from '../interface/online.ts';
import { HttpError } from './httpAnswers.ts';
import { applyHeadTags } from './metadata/applyHeadTags.ts';
import { errorMeta } from './metadata/errorMeta.ts';
import { headTags } from './metadata/headTags.ts';
import { useServices } from './services.ts';

function Told({
  title,
  words,
  actions,
}: {
  readonly title: string;
  readonly words: string;
  readonly actions: ReactNode;
}) {
  return (
    <Container room="message">
      <ErrorPage title={title} actions={actions}>
        <Text size="lead">{words}</Text>
      </ErrorPage>
    </Container>
  );
}

/** What a visitor sees when there is no page: not found, or something of ours broke (spec section 2). */
export function RouteError({ error }: { readonly error: unknown }) {
  const services = useServices();
  const { text, site, sites } = services;
  const isOnline = useIsOnline();
  const isMissing = error instanceof HttpError && error.status === 404;
  useEffect(() => {
    if (!isMissing) useLoadingBar.getState().fail();
    // What the server answered with it has logged itself.
    if (!(error instanceof HttpError)) reportError(error);
  }, [error, isMissing]);
  useEffect(
    () => applyHeadTags(headTags(errorMeta(services, isMissing ? 404 : 500), site, sites)),
    [services, isMissing, site, sites],
  );
  const home = { href: writeAddress('home', site.locale), children: text('error.toStart') };
  if (isMissing)
    return (
      <Told
        title={text('error.notFound.title')}
        words={text('error.notFound.text')}
        actions={<ButtonLink {...home} />}
      />
    );
  // The page's files are fetched anew: a module that could not be loaded is not asked for twice.
  const retry = <Button onClick={() => window.location.reload()}>{text('error.retry')}</Button>;
  if (!isOnline)
    return <Told title={text('offline.title')} words={text('offline.text')} actions={retry} />;
  const ways = (
    <>
      {retry}
      <ButtonLink emphasis="outlined" {...home} />
    </>
  );
  return (
    <Told title={text('error.generic.title')} words={text('error.generic.text')} actions={ways} />
  );
}
