import { Badge, Columns, Divider, FactList, Heading, Inline, Stack, Text } from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';
import type { Difference } from './compareDocuments.ts';

/** An empty place leaves its readers in doubt. */
const nothing = '–';

/** What differs, under the name of the widget, row or page that it is of: what it was above what it is. */
export function ComparedFields({ differences, text }: { readonly differences: readonly Difference[]; readonly text: WorkbenchText }) {
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
                    <FactList
                      facts={[
                        { id: 'before', term: text('compare.before'), details: before || nothing },
                        { id: 'after', term: text('compare.after'), details: after || nothing },
                      ]}
                    />
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
