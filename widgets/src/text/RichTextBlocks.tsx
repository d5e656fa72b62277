import type { Inline, RichText } from '@solvik/content-schema';
import { Heading, leadType, Stack, Text, TextLink } from '@solvik/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: 1.25em;
  list-style: disc;
  &[data-is-ordered] { list-style: decimal; }
  &::marker { color: var(--color-accent); }
`;

const Section = styled.div`
  ${leadType}
  padding-block-start: var(--space-16);
`;

function Inlines({ text }: { readonly text: readonly Inline[] }) {
  return text.map((part, index) => {
    // Running text has no identity but its place.
    const key = `${index}`;
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    return (
      <TextLink key={key} href={part.href}>
        {part.text}
      </TextLink>
    );
  });
}

/** Running text: headings below the widget's own, paragraphs and lists. */
export function RichTextBlocks({ blocks, headingLevel }: { readonly blocks: RichText; readonly headingLevel: 1 | 2 }) {
  const level = (own: 2 | 3) => (own === 2 ? headingLevel + 1 : headingLevel + 2) as 2 | 3 | 4;
  return (
    <Stack gap="16">
      {blocks.map((block, index) => {
        const key = `${block.kind}${index}`;
        if (block.kind === 'heading') {
          return (
            <Section key={key}>
              <Heading level={level(block.level)} size={block.level === 2 ? 'section' : 'title'}>
                {block.text}
              </Heading>
            </Section>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <Text key={key}>
              <Inlines text={block.text} />
            </Text>
          );
        }
        return (
          <List key={key} as={block.isOrdered ? 'ol' : 'ul'} data-is-ordered={block.isOrdered ? '' : undefined}>
            {block.items.map((item, row) => (
              <li key={`${key}-${String(row)}`}>
                <Inlines text={item} />
              </li>
            ))}
          </List>
        );
      })}
    </Stack>
  );
}
