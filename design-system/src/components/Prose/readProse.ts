/** Reads a plain text as paragraphs and lists. */
interface ProseLine {
  /** Line of the text, from 0: distinguishes two of the same text. */
  readonly line: number;
  readonly words: string;
}

export type ProseBlock =
  | ({ readonly kind: 'paragraph' } & ProseLine)
  | { readonly kind: 'list'; readonly points: readonly [ProseLine, ...ProseLine[]] };

const dot = /^[•·*-]\s+/;

/** Every line that is not blank is kept, in order. */
export function readProse(text: string): readonly ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const [line, written] of text.split('\n').entries()) {
    const words = written.trim();
    const last = blocks.at(-1);
    const point = { line, words: words.replace(dot, '') };
    if (words === '') continue;
    if (!dot.test(words)) blocks.push({ kind: 'paragraph', line, words });
    else if (last?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', points: [...last.points, point] };
    else blocks.push({ kind: 'list', points: [point] });
  }
  return blocks;
}
