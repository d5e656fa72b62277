/** Merchants' texts as plain text: nothing of them can ever act as markup, and nothing in them can break a database. */
import { decodeEntities } from './decodeEntities.ts';

const blocks = new Set([
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'li',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'header',
  'footer',
  'blockquote',
  'hr',
  'dl',
  'dt',
  'dd',
]);
/** Elements whose inside is never meant to be read. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
]);

/** Control characters and halves of surrogate pairs gone, all kinds of space one space, line ends kept. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this is about
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g,
      '',
    );
}

/** A name, a size, a colour: one line. */
export function plainLine(text: string): string {
  return withoutControls(decodeEntities(text)).replace(/\s+/g, ' ').trim();
}

/** Where the tag that opens at `from` ends; quotes inside it may hold `>`. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return html.length;
}

function tagText(name: string): string {
  if (name === 'li') return '\n• ';
  return blocks.has(name) ? '\n' : '';
}

/** After an element whose inside is not read: behind its closing tag, or the end where there is none. */
function afterSilent(html: string, name: string, from: number): number {
  const close = html.toLowerCase().indexOf(`</${name}`, from);
  return close < 0 ? html.length : endOfTag(html, close);
}

function withoutTags(html: string): string {
  let out = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return out + html.slice(at);
    out += html.slice(at, open);
    const [, closing, name] =
      /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(html.slice(open, open + 24)) ?? [];
    if (name) {
      const tag = name.toLowerCase();
      at = endOfTag(html, open);
      if (!closing && silent.has(tag)) at = afterSilent(html, tag, at);
      out += closing && tag === 'li' ? '' : tagText(tag);
    } else if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open);
      at = end < 0 ? html.length : end + 3;
    } else {
      // A less-than sign that opens nothing is text.
      out += '<';
      at = open + 1;
    }
  }
  return out;
}

/** A description in paragraphs and lists; HTML loses its tags, and scripts their inside too. */
export function plainText(html: string): string {
  return withoutControls(decodeEntities(withoutTags(html)))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .map((line) => (line === '•' ? '' : line.replace(/^• [•·-] /, '• ')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
