import {
  BulletList,
  ButtonLink,
  Card,
  Container,
  Heading,
  MembershipBadge,
  type MembershipRank,
  Stack,
  Text,
  Tiles,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

const ranks: readonly MembershipRank[] = ['first', 'second', 'third'];

/** The club's benefits, level by level, and the link to join. */
export function MembershipWidget({ configuration, headingLevel }: WidgetProps<'membership'>) {
  const { heading, lead, levels, link, terms } = configuration;
  return (
    <Container as="section">
      <Stack gap="heading">
        <Stack gap="16">
          <Heading level={headingLevel}>{heading}</Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </Stack>
        <Tiles as="ul" columns="3">
          {levels.map(({ name, from, benefits }, at) => (
            <Card as="li" key={name}>
              <Stack gap="16" align="start">
                <Heading level={(headingLevel + 1) as 2 | 3 | 4} size="title">
                  <MembershipBadge rank={ranks[at] ?? 'third'}>{name}</MembershipBadge>
                </Heading>
                {from && <Text tone="muted">{from}</Text>}
                <BulletList>
                  {benefits.map(({ benefit }) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </BulletList>
              </Stack>
            </Card>
          ))}
        </Tiles>
        {(link ?? terms) && (
          <Stack gap="16" align="start">
            {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
            {terms && (
              <Text size="small" tone="muted">
                {terms}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
