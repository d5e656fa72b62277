import { ButtonLink, Container, Heading, Inline, Stack } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** Links to continue with, as a few buttons. */
export function ButtonsWidget({
  configuration: { heading, alignment, buttons },
  headingLevel,
}: WidgetProps<'buttons'>) {
  const isCentred = alignment === 'centre';
  return (
    <Container as={heading ? 'section' : 'div'}>
      <Stack gap="24" align={isCentred ? 'center' : 'stretch'}>
        {heading && (
          <Heading level={headingLevel} size="section">
            {heading}
          </Heading>
        )}
        <Inline as="ul" gap="16" spread={isCentred ? 'center' : 'start'}>
          {buttons.map(({ link, emphasis }) => (
            <li key={`${link.href} ${link.label}`}>
              <ButtonLink href={link.href} emphasis={emphasis}>
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </Inline>
      </Stack>
    </Container>
  );
}
