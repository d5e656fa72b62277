import { writeAddress } from '@solvik/addresses';
import type { TokenRefusal } from '@solvik/content-schema/editing';
import { Container, Heading, Notice, Spinner, Stack, Text, TextLink } from '@solvik/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { type Services, useServices } from '../../page/services.ts';

export interface PreviewCriteria {
  /** Why a login link was refused. */
  readonly refused?: TokenRefusal | undefined;
}

/** Explains how to get access; reveals nothing about pages or editors. */
function SignIn({ refused }: PreviewCriteria) {
  const { text, site } = useServices();
  const why =
    refused &&
    (refused === 'token-expired' || refused === 'session-ended'
      ? 'preview.refused.expired'
      : refused === 'token-used'
        ? 'preview.refused.used'
        : 'preview.refused.other');
  return (
    <Container as="main" id="main" tabIndex={-1} measure="reading" spacing="page">
      <Stack gap="24">
        <Heading level={1}>{text('preview.title')}</Heading>
        {why && <Notice tone="error">{text(why)}</Notice>}
        <Text size="lead">{text('preview.text')}</Text>
        <Text>
          {text('preview.command')} <code>npm run shop -- preview-link --name Anna</code>
        </Text>
        <TextLink href={writeAddress('home', site.locale)} emphasis="standalone">
          {text('preview.toShop')}
        </TextLink>
      </Stack>
    </Container>
  );
}

async function load(services: Services): Promise<ReactNode> {
  const [{ loadWorkbench }, { workbenchHost }] = await Promise.all([
    import('@solvik/workbench'),
    import('./workbenchHost.ts'),
  ]);
  const Workbench = await loadWorkbench(services.site.locale);
  return <Workbench host={workbenchHost(services)} />;
}

/** The workbench is loaded only for an editor: it costs shoppers nothing. */
export function PreviewWidgetsScreen({ criteria }: { readonly criteria: PreviewCriteria }) {
  const services = useServices();
  const { preview, text } = services;
  const [workbench, setWorkbench] = useState<ReactNode>();
  useEffect(() => {
    if (!preview) return undefined;
    let isCurrent = true;
    void load(services).then((loaded) => isCurrent && setWorkbench(loaded));
    return () => {
      isCurrent = false;
    };
  }, [preview, services]);
  if (!preview) return <SignIn {...criteria} />;
  return workbench ?? <Spinner label={text('preview.loading')} />;
}
