/** A generated section of a hand-written document, between two comments. */

/** @throws if the document has no such section */
export function replaceSection(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`The document needs the lines “${start}” and “${end}”, in this order.`);
  return `${document.slice(0, from + start.length)}\n${content}\n${document.slice(to)}`;
}
