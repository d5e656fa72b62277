import { Inline, Stack, Text, TextButton } from '@solvik/design-system';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';

const Root = styled.section`
  padding-block-end: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
`;

/** A step that is done: what was said, and the way to change it. */
export function DoneStep({ title, lines, onChange }: { readonly title: string; readonly lines: readonly string[]; readonly onChange: () => void }) {
  const { text } = useServices();
  return (
    <Root>
      <Inline spread="between" align="start" gap="16" style={{ flexWrap: 'nowrap' }}>
        <Stack gap="0">
          <Text emphasis="strong">{title}</Text>
          {lines.map((line) => (
            <Text key={line} tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
        <TextButton onClick={onChange} aria-label={text('checkout.changeStep', { step: title })}>
          {text('checkout.change')}
        </TextButton>
      </Inline>
    </Root>
  );
}
