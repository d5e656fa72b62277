/** ErrorPage: what happened, what it means and where to go instead. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Heading } from '../Heading/Heading.tsx';

const Root = styled.section`
  ${bodyType}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  max-inline-size: 40rem;
  &[data-has-figure] {
    max-inline-size: none;
    & > * {
      inline-size: 100%;
    }
  }
  ${media.desktop} {
    &[data-has-figure] {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: end;
      gap: var(--layout-gutter);
    }
  }
`;

/** Its optical size is set by hand: at larger ones the hairline of the 4 vanishes. */
const Figure = styled.p`
  font-family: var(--font-display);
  font-size: 128px;
  line-height: 0.8;
  letter-spacing: -0.03em;
  font-variation-settings: 'opsz' 20;
  font-variant-numeric: lining-nums;
  ${media.desktop} {
    font-size: 168px;
    font-variation-settings: 'opsz' 24;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-8);
  & > h1 {
    max-inline-size: 10em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-24);
  margin-block-start: var(--space-16);
  & > form {
    flex: none;
  }
`;

export type ErrorPageProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The page's `h1`: "Här hängde visst inget". */
  readonly title: ReactNode;
  /** Above the title: the status in words, or a number to give customer service. */
  readonly eyebrow?: ReactNode;
  /** A number that everyone knows, read from across the room, beside the words or above them: "404". */
  readonly figure?: string;
  /** Links, a ButtonLink to the start page first; or a field to search. */
  readonly actions: ReactNode;
};

/** The page's own heading with a sentence or two as children and at least one way on. */
export function ErrorPage({
  title,
  eyebrow,
  figure,
  actions,
  children,
  ...native
}: ErrorPageProps) {
  const words = (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1}>{title}</Heading>
      {children}
      <Actions>{actions}</Actions>
    </>
  );
  return (
    <Root {...native} data-has-figure={figure ? '' : undefined}>
      {figure ? (
        <>
          <Figure>{figure}</Figure>
          <Words>{words}</Words>
        </>
      ) : (
        words
      )}
    </Root>
  );
}
