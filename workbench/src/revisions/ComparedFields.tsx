import {
  Badge,
  Columns,
  Divider,
  FieldGrid,
  Heading,
  Inline,
  Stack,
  Text,
} from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';
import type { Difference } from './difference.ts';

/** An empty cell would be ambiguous. */
const nothing = '–';

/**
 * What differs, under the name of its widget, row or page: the value before beside the value after.
 */
export function ComparedFields({
  differences,
  text,
}: {
  readonly differences: readonly Difference[];
  readonly text: WorkbenchText;
}) {
  return (
    <Stack gap="24" as="section">
      <Text role="status">{text('compare.count', { count: differences.length })}</Text>
      {[...Map.groupBy(differences, ({ owner }) => owner)].map(([owner, own]) => (
        <Stack key={owner} gap="24">
          <Divider />
          <Columns split="reviews">
            <Heading level={3} size="title">
              {own[0]?.where}
            </Heading>
            <Stack as="ul" gap="24">
              {own.map(({ id, kind, field, before, after }) => (
                <li key={id}>
                  <Stack gap="8">
                    <Inline gap="8">
                      <Badge>{text(`compare.${kind}`)}</Badge>
                      {field && <Text as="strong">{field}</Text>}
                    </Inline>
                    <FieldGrid>
                      {(
                        [
                          ['compare.before', before],
                          ['compare.after', after],
                        ] as const
                      ).map(([label, value]) => (
                        <Stack key={label} gap="4">
                          <Text as="span" tone="muted">
                            {text(label)}
                          </Text>
                          <Text>{value || nothing}</Text>
                        </Stack>
                      ))}
                    </FieldGrid>
                  </Stack>
                </li>
              ))}
            </Stack>
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}
