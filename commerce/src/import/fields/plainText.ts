/**
 * Merchants' texts as plain text, without markup and without characters that a database rejects.
 */
import { decodeHTMLStrict } from 'entities';

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
/** Elements whose content is not text for readers. */
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

/** Removes control characters and unpaired surrogates, and collapses spaces; line ends stay. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(
      // oxlint-disable-next-line no-control-regex -- control characters are what this removes
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g,
      '',
    );
}

/** A name, a size, a colour: one line. */
export function plainLine(text: string): string {
  return withoutControls(decodeHTMLStrict(text)).replace(/\s+/g, ' ').trim();
}

/** The end of the tag that opens at `from`; quoted values may contain `>`. */
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

/**
 * The position after an element whose content is skipped: after its closing tag, or the end of the
 * text.
 */
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
      // A less-than sign that opens no tag is text.
      out += '<';
      at = open + 1;
    }
  }
  return out;
}

/** A description in paragraphs and lists; tags are removed, scripts with their content. */
export function plainText(html: string): string {
  return withoutControls(decodeHTMLStrict(withoutTags(html)))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .map((line) => (line === '•' ? '' : line.replace(/^• [•·-] /, '• ')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
