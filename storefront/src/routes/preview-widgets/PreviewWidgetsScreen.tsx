import { writeAddress } from '@solvik/addresses';
import { loadTitles, type TokenRefusal } from '@solvik/content-schema/editing';
import { Container, Heading, Notice, Spinner, Stack, Text, TextLink } from '@solvik/design-system';
import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

export interface PreviewCriteria {
  /** Why a link did not let its bearer in. */
  readonly refused?: TokenRefusal | undefined;
}

/** The workbench with its words, loaded when somebody is there to use it: no shopper pays for it. */
async function loadWorkbench(locale: Parameters<typeof loadTitles>[0]): Promise<ComponentType> {
  const [{ WorkbenchApp }, { loadWorkbenchText }, titles] = await Promise.all([
    import('../../features/workbench/WorkbenchApp.tsx'),
    import('../../features/workbench/workbenchText.ts'),
    loadTitles(locale),
  ]);
  const text = await loadWorkbenchText(locale);
  return function LoadedWorkbench() {
    return <WorkbenchApp text={text} titles={titles} />;
  };
}

/** Says how to get in; nothing here tells whether a page or an editor exists. */
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
    <Container as="main" id="main" tabIndex={-1} measure="reading" room="page">
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

export function PreviewWidgetsScreen({ criteria }: { readonly criteria: PreviewCriteria }) {
  const { site, preview, text } = useServices();
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!preview) return undefined;
    let isCurrent = true;
    void loadWorkbench(site.locale).then((workbench) => isCurrent && setLoaded(() => workbench));
    return () => {
      isCurrent = false;
    };
  }, [preview, site.locale]);
  if (!preview) return <SignIn {...criteria} />;
  return Loaded ? <Loaded /> : <Spinner label={text('preview.loading')} />;
}
