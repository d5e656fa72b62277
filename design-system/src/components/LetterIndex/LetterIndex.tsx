/** LetterIndex: many names under their first letters. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, titleType } from '../../foundation/typeStyles.ts';

/** As many columns as names of ten letters' width fit, at most four. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(100%, 9rem), calc((100% - 3 * var(--layout-gutter)) / 4)), 1fr)
  );
  gap: var(--space-40) var(--layout-gutter);
`;

const Letter = styled.h2`
  ${titleType}
  color: var(--color-accent);
  padding-block-end: var(--space-8);
  border-block-end: 1px solid var(--color-hairline);
  margin-block-end: var(--space-8);
`;

const Names = styled.ul`
  ${bodyType}
  ${longWords}
`;

const Name = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  text-decoration: none;
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
      text-decoration: underline 1px;
    }
  }
`;

type LetterName = { readonly id: string; readonly name: string; readonly href: string };

export type LetterGroup = {
  /** The heading: "Å". No two groups have the same. */
  readonly letter: string;
  /** In order: `id`, `name`, `href`. */
  readonly names: readonly LetterName[];
};

export type LetterIndexProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A `letter` and its `names` (`id`, `name`, `href`) each, in the language's own order. */
  readonly groups: readonly LetterGroup[];
  /** Level of the letters in the page's outline. */
  readonly headingLevel?: 2 | 3 | 4;
};

/** Letters are headings; the groups come in the order given, which is the language's own. */
export function LetterIndex({ groups, headingLevel = 2, ...native }: LetterIndexProps) {
  return (
    <Root {...native}>
      {groups.map(({ letter, names }) => (
        <section key={letter}>
          <Letter as={`h${headingLevel}`}>{letter}</Letter>
          <Names>
            {names.map(({ id, name, href }) => (
              <li key={id}>
                <Name href={href}>{name}</Name>
              </li>
            ))}
          </Names>
        </section>
      ))}
    </Root>
  );
}
