/**
 * LongWords: text whose long words are hyphenated by our own rules in languages that browsers
 * cannot hyphenate.
 */
import { createContext, Fragment, type ReactNode, use } from 'react';
import { styled } from 'styled-components';

/** The parts of a word, in order; joined, they are the word. */
export type Hyphenate = (word: string) => readonly string[];

const HyphenationContext = createContext<Hyphenate | undefined>(undefined);

/**
 * Provides headings and names below it with the page language's rule; without it the browser's own
 * dictionary hyphenates.
 */
export function HyphenationProvider({
  hyphenate,
  children,
}: {
  readonly hyphenate: Hyphenate | undefined;
  readonly children: ReactNode;
}) {
  return <HyphenationContext value={hyphenate}>{children}</HyphenationContext>;
}

/**
 * Drawn rather than written: what is copied, searched, announced and indexed is the word itself.
 */
const SoftHyphen = styled.span`
  display: inline;
  &::before {
    content: '\\00ad';
    content: '\\00ad' / '';
  }
`;

/** Plain text, with a soft hyphen drawn between the parts of its long words. */
export function LongWords({ children }: { readonly children: string }) {
  const hyphenate = use(HyphenationContext);
  if (!hyphenate) return children;
  const parts = (children.match(/\p{L}+|\P{L}+/gu) ?? []).flatMap((piece) =>
    hyphenate(piece).map((part, at) => ({ part, isBroken: at > 0 })),
  );
  return parts.map(({ part, isBroken }, at) => (
    <Fragment key={`${String(at)} ${part}`}>
      {isBroken && <SoftHyphen data-is-soft-hyphen="" />}
      {part}
    </Fragment>
  ));
}
