/** Pages that need neither the storefront's build nor its back end. */
import { shopName } from '@solvik/shop';
import { escapeHtml } from '../src/page/metadata/headTags.ts';
import { ink, paper } from './browserColours.ts';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;background:${paper};color:${ink};font:17px/1.5 system-ui,sans-serif}main{max-width:26em}h1,h2{font-size:28px;line-height:1.2;font-weight:500;margin:0 0 12px}p{margin:0 0 24px}a{color:inherit;display:inline-block;padding:12px 20px;border:1px solid}section+section{margin-top:48px}`;

interface PlainMessage {
  /** Of the texts, BCP 47. */
  readonly languageId: string;
  readonly title: string;
  readonly message: string;
  readonly link: { readonly href: string; readonly label: string };
}

const sectionOf = ({ title, message, link }: PlainMessage, heading: 'h1' | 'h2'): string =>
  `<${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(message)}</p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`;

/** A page with one message, or the same in several languages. @param script run by the page */
export function plainPage(
  [first, ...others]: readonly [PlainMessage, ...PlainMessage[]],
  script = '',
): string {
  const translated = others.map(
    (message) => `<section lang="${message.languageId}">${sectionOf(message, 'h2')}</section>`,
  );
  const main =
    others.length === 0
      ? sectionOf(first, 'h1')
      : `<section>${sectionOf(first, 'h1')}</section>${translated.join('')}`;
  return `<!doctype html><html lang="${first.languageId}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(first.title)} | ${shopName}</title><style>${style}</style></head><body><main>${main}</main>${script && `<script>${script}</script>`}</body></html>`;
}
