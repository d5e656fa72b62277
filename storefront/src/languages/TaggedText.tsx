import { Fragment, type ReactNode } from 'react';

/**
 * Renders a text whose parts are named by tags: `<terms>villkoren</terms>` by
 * `parts.terms('villkoren')`. Unknown tags are removed, their text stays.
 */
export function TaggedText({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, (text: string) => ReactNode>>;
}) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    // split returns: text, tag, its text, text, tag, its text …
    if (index % 3 === 1) return null;
    const draw = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    return <Fragment key={`${String(index)}${piece}`}>{draw ? draw(piece) : piece}</Fragment>;
  });
}
