import { Fragment, type ReactNode } from 'react';

/** Draws a text whose parts are named by tags: `<terms>villkoren</terms>` by `parts.terms('villkoren')`. Unknown tags are left out, their words stay. */
export function TaggedText({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
}) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    // split gives: words, tag, its words, words, tag, its words …
    if (index % 3 === 1) return null;
    const draw = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    return <Fragment key={`${String(index)}${piece}`}>{draw ? draw(piece) : piece}</Fragment>;
  });
}
