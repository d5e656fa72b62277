/**
 * Running text as an editor types it: a small part of Markdown, parsed to blocks and written back.
 */
import type { Block, Inline, RichText } from '@solvik/content-schema';

const escape = (text: string): string => text.replaceAll(/[\\*[\]|]/g, String.raw`\$&`);
const unescape = (text: string): string => text.replaceAll(/\\([\\*[\]|#\-.])/g, '$1');
/** A sign that would begin another kind of block, at the beginning of a line. */
const protect = (line: string): string =>
  line
    .replace(/^(#{2,3} |- |\d+\. |\|)/, String.raw`\$1`)
    .replace(/^(\d+)\\?\. /, String.raw`$1\. `);

function writeInline(part: Inline): string {
  if (typeof part === 'string') return escape(part);
  return part.kind === 'strong'
    ? `**${escape(part.text)}**`
    : `[${escape(part.text)}](${part.href})`;
}
const writeInlines = (parts: readonly Inline[]): string => parts.map(writeInline).join('');

/** An escaped sign, then strong text, then a link. */
const inlinePattern =
  /\\[\\*[\]|#\-.]|\*\*((?:\\.|[^*\\])+)\*\*|\[((?:\\.|[^\]\\])*)\]\(([^)\s]*)\)/g;

function readInlines(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  const close = () => {
    if (plain !== '') parts.push(unescape(plain));
    plain = '';
  };
  let at = 0;
  for (const found of line.matchAll(inlinePattern)) {
    const [whole, strong, text, href] = found;
    plain += line.slice(at, found.index);
    at = found.index + whole.length;
    if (strong === undefined && text === undefined) {
      plain += whole;
      continue;
    }
    close();
    parts.push(
      strong === undefined
        ? { kind: 'link', text: unescape(text ?? ''), href: href ?? '' }
        : { kind: 'strong', text: unescape(strong) },
    );
  }
  plain += line.slice(at);
  close();
  return parts;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escape(block.text)}`;
    case 'list':
      return block.items
        .map((item, at) => `${block.isOrdered ? `${String(at + 1)}.` : '-'} ${writeInlines(item)}`)
        .join('\n');
    case 'table':
      return [
        `|| ${escape(block.caption)}`,
        ...[block.columns, ...block.rows].map(
          (cells) => `| ${cells.map((cell) => escape(cell)).join(' | ')} |`,
        ),
      ].join('\n');
    case 'paragraph':
      return protect(writeInlines(block.text));
  }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\|\s?/, '')
    .replace(/\s?\|$/, '')
    .split(/\s?(?<!\\)\|\s?/)
    .map((cell) => unescape(cell.trim()));

function readBlock(lines: readonly string[]): Block {
  const [first = '', ...rest] = lines;
  const heading = /^(#{2,3}) (.*)$/.exec(first);
  if (heading && rest.length === 0)
    return {
      kind: 'heading',
      level: heading[1] === '##' ? 2 : 3,
      text: unescape(heading[2] ?? ''),
    };
  if (lines.every((line) => line.startsWith('- ')))
    return {
      kind: 'list',
      isOrdered: false,
      items: lines.map((line) => readInlines(line.slice(2))),
    };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return {
      kind: 'list',
      isOrdered: true,
      items: lines.map((line) => readInlines(line.replace(/^\d+\. /, ''))),
    };
  if (first.startsWith('|| ')) {
    const [columns = [], ...rows] = rest.map(cellsOf);
    // A row that does not fit is reported by the finding at the field, which reads the table as the
    // shop does.
    const table: unknown = { kind: 'table', caption: unescape(first.slice(3)), columns, rows };
    return table as Block;
  }
  return { kind: 'paragraph', text: readInlines(lines.join(' ')) };
}

export const writeMarkup = (blocks: RichText): string => blocks.map(writeBlock).join('\n\n');

/** Blocks are separated by an empty line; a heading is a block of its own. */
export const readMarkup = (text: string): RichText =>
  text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line.trim() !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => {
      const at = lines.findIndex((line) => /^#{2,3} /.test(line));
      const parts =
        at < 0 || lines.length === 1
          ? [lines]
          : [lines.slice(0, at), [lines[at] ?? ''], lines.slice(at + 1)].filter(
              (part) => part.length > 0,
            );
      return parts.map(readBlock);
    });
