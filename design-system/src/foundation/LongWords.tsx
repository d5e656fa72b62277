/** LongWords: words that may be divided where the language divides them, though the browser does not know the language. */
import { createContext, Fragment, type ReactNode, use } from 'react';
import { styled } from 'styled-components';

/** The parts of a word, in order; put together they are the word. */
export type PartsOfWord = (word: string) => readonly string[];

const PartsContext = createContext<PartsOfWord | undefined>(undefined);

/** Gives headings and names below it the rule of the page's language; without it the browser's own dictionary divides words. */
export function WordPartsProvider({
  partsOf,
  children,
}: {
  readonly partsOf: PartsOfWord | undefined;
  readonly children: ReactNode;
}) {
  return <PartsContext value={partsOf}>{children}</PartsContext>;
}

/** Drawn rather than written: what is copied, searched, spoken and indexed is the word itself. */
const SoftHyphen = styled.span`
  display: inline;
  &::before {
    content: '\\00ad';
    content: '\\00ad' / '';
  }
`;

/** Plain text, with a soft hyphen drawn between the parts of its long words. */
export function LongWords({ children }: { readonly children: string }) {
  const partsOf = use(PartsContext);
  if (!partsOf) return children;
  const parts = (children.match(/\p{L}+|\P{L}+/gu) ?? []).flatMap((piece) =>
    partsOf(piece).map((part, at) => ({ part, isBroken: at > 0 })),
  );
  return parts.map(({ part, isBroken }, at) => (
    <Fragment key={`${String(at)} ${part}`}>
      {isBroken && <SoftHyphen data-is-soft-hyphen="" />}
      {part}
    </Fragment>
  ));
}
