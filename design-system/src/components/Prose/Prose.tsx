/** Prose: a text of several paragraphs and lists, written plainly: a line is a paragraph, a dot begins a point. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Text } from '../Text/Text.tsx';
import { readProse } from './readProse.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-12);
  & > ul {
    display: grid;
    gap: var(--space-4);
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;

export type ProseProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Plain text: each line is a paragraph, and lines that begin with a dot, a star or a hyphen and a space are the points of a list. */
  readonly text: string;
};

/** Each line is a paragraph, lines that begin with a dot are one list. */
export function Prose({ text, ...native }: ProseProps) {
  return (
    <Root {...native}>
      {readProse(text).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.points[0].line}>
            {block.points.map(({ line, words }) => (
              <Text as="li" key={line}>
                {words}
              </Text>
            ))}
          </ul>
        ) : (
          <Text key={block.line}>{block.words}</Text>
        ),
      )}
    </Root>
  );
}
