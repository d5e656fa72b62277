import {
  Button,
  ColourBoard,
  Container,
  Heading,
  Icon,
  iconNames,
  Inline,
  SpaceBoard,
  Stack,
  Text,
  TextLink,
  TypeBoard,
} from '@solvik/design-system';
import resolved from '@solvik/design-system/tokens.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { useServices } from '../../page/services.ts';

/** Colours of a channel by their names without the group. */
function coloursOf(channel: string): Readonly<Record<string, string>> {
  const tokens: Readonly<Record<string, string>> =
    Object.entries(resolved).find(([name]) => name === channel)?.[1] ?? {};
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) =>
      name.startsWith('color.') ? [[name.slice('color.'.length).replaceAll('.', '-'), value]] : [],
    ),
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="24">
      <Heading level={2} size="section">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The foundations in the visitor's own channel and language. */
export function StyleScreen() {
  const { text, site } = useServices();
  return (
    <Container spacing="page">
      <Stack gap="72">
        <Stack gap="12">
          <Heading level={1}>{text('style.title')}</Heading>
          <Text size="lead">{text('style.text')}</Text>
        </Stack>
        <Part title={text('style.colours')}>
          <ColourBoard values={coloursOf(site.channelId)} />
        </Part>
        <Part title={text('style.type')}>
          <TypeBoard
            samples={{
              display: text('style.sample.display'),
              heading: text('style.sample.heading'),
              section: text('style.sample.section'),
              title: text('style.sample.title'),
              lead: text('style.sample.lead'),
              body: text('style.sample.body'),
              small: text('style.sample.small'),
              caps: 'Tjärn Ekdal',
            }}
          />
        </Part>
        <Part title={text('style.space')}>
          <SpaceBoard />
        </Part>
        <Part title={text('style.controls')}>
          <Inline gap="16">
            <Button>{text('style.button')}</Button>
            <Button emphasis="outlined">{text('style.button')}</Button>
            <TextLink href="#main">{text('style.toTop')}</TextLink>
          </Inline>
        </Part>
        <Part title={text('style.icons')}>
          <Inline as="ul" gap="24">
            {iconNames.map((name) => (
              <li key={name}>
                <Stack gap="4" align="center">
                  <Icon name={name} size="22" />
                  <Text size="small" tone="muted">
                    {name}
                  </Text>
                </Stack>
              </li>
            ))}
          </Inline>
        </Part>
      </Stack>
    </Container>
  );
}
