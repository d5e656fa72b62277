import type { MediaUse, MediaUses as Uses } from '@solvik/content-schema/editing';
import { Heading, Stack, Text, TextButton } from '@solvik/design-system';
import type { MediaTools } from './mediaTools.ts';

const stateKeys = {
  published: 'state.published',
  scheduled: 'media.scheduled',
  draft: 'state.draft',
} as const satisfies Record<MediaUse['states'][number], string>;

/** Where a picture is used; each links to the page, at the first widget that shows it. */
export function MediaUses({
  uses,
  elsewhere,
  tools: { text, nameOf, goTo },
}: Uses & { readonly tools: MediaTools }) {
  return (
    <Stack as="section" gap="8">
      <Heading level={3} size="title">
        {text('media.uses')}
      </Heading>
      {uses.length === 0 && elsewhere === 0 && <Text tone="muted">{text('media.unused')}</Text>}
      {uses.length > 0 && (
        <Stack as="ul" role="list" gap="8">
          {uses.map(({ content, name, states, widgets }) => (
            <li key={`${content.kind} ${content.key}`}>
              <TextButton onClick={() => goTo(content, widgets[0]?.id)}>
                {nameOf({ content, name })}
              </TextButton>
              <Text tone="muted">{states.map((state) => text(stateKeys[state])).join(', ')}</Text>
            </li>
          ))}
        </Stack>
      )}
      {elsewhere > 0 && (
        <Text tone="muted">{text('media.usesElsewhere', { count: elsewhere })}</Text>
      )}
    </Stack>
  );
}
