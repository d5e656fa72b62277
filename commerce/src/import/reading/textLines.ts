/** Normalises line ends, and skips lines of a text. */

/** The same text with every line end a single newline. */
export async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const joined = held + chunk;
    held = joined.endsWith('\r') ? '\r' : '';
    yield (held ? joined.slice(0, -1) : joined).replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

/** The text from after its `count`-th line end. */
export async function* afterLines(
  text: AsyncIterable<string>,
  count: number,
): AsyncGenerator<string> {
  let left = count;
  for await (const chunk of text) {
    let from = 0;
    while (left > 0) {
      const end = chunk.indexOf('\n', from);
      if (end < 0) break;
      from = end + 1;
      left -= 1;
    }
    if (left === 0 && from < chunk.length) yield chunk.slice(from);
  }
}
