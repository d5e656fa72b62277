import type { Inline, RichText } from '@solvik/content-schema';
import {
  Box,
  BulletList,
  Heading,
  SizeGuideTable,
  Stack,
  Text,
  TextLink,
} from '@solvik/design-system';
import { Fragment } from 'react';

function Inlines({ text }: { readonly text: readonly Inline[] }) {
  return text.map((part, index) => {
    // Running text has no identity but its position.
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

/** Running text: headings below the widget's own, paragraphs, lists and tables. */
export function RichTextBlocks({
  blocks,
  headingLevel,
}: {
  readonly blocks: RichText;
  readonly headingLevel: 1 | 2 | 3;
}) {
  const level = (own: 2 | 3) => (own === 2 ? headingLevel + 1 : headingLevel + 2) as 2 | 3 | 4 | 5;
  return (
    <Stack gap="16">
      {blocks.map((block, index) => {
        const key = `${block.kind}${index}`;
        if (block.kind === 'heading') {
          return (
            <Box key={key} paddingStart="16">
              <Heading level={level(block.level)} size={block.level === 2 ? 'section' : 'title'}>
                {block.text}
              </Heading>
            </Box>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <Text key={key}>
              <Inlines text={block.text} />
            </Text>
          );
        }
        if (block.kind === 'table') {
          const { caption, columns, rows } = block;
          return (
            <Box key={key} paddingStart="8" paddingEnd="16">
              <SizeGuideTable
                caption={caption}
                headingLevel={level(3)}
                columns={columns}
                rows={rows.map(([size, ...measures]) => ({ size, measures }))}
              />
            </Box>
          );
        }
        return (
          <BulletList key={key} isOrdered={block.isOrdered}>
            {block.items.map((item, row) => (
              <li key={`${key}-${String(row)}`}>
                <Inlines text={item} />
              </li>
            ))}
          </BulletList>
        );
      })}
    </Stack>
  );
}
