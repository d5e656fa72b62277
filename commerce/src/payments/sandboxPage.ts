/**
 * The sandbox provider's page: plain HTML without scripts, so that it works everywhere and nothing
 * can be injected.
 */
import { languageIdOf, sourceLocale } from '@solvik/shop';
import { createHash } from 'node:crypto';
import { formatMinor } from '@solvik/shop-rules';
import { sandboxPath, type SandboxPayment } from './sandboxProvider.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import type { SandboxTexts } from '../languages/sandboxTexts.ts';

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #f5ede7; color: #1b1a18; font: 17px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: #fff; padding: 32px; border: 1px solid #ddd6cc; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; font-weight: 500; }
p { margin: 0 0 24px; color: #55504a; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 28px; padding: 16px 0; border-block: 1px solid #ddd6cc; }
dt { color: #55504a; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dd.amount { font-size: 20px; font-weight: 600; }
form { display: grid; gap: 12px; }
button, a.button { display: block; width: 100%; min-height: 52px; padding: 12px 20px; border: 1px solid #1b1a18; background: #fff; color: #1b1a18; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button.main { background: #1b1a18; color: #fff; }
button.plain { border-color: transparent; text-decoration: underline; }
:focus-visible { outline: 3px solid #1b1a18; outline-offset: 3px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

export const sandboxHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // With the referrer policy no-referrer a browser posts the form with `Origin: null`, like a
  // hidden frame of another site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function page({ lang, title, body }: { lang: string; title: string; body: string }): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const langOf = ({ locale }: Pick<SandboxPayment, 'locale'>) => languageIdOf(locale);

function facts({ amount, currency, reference }: SandboxPayment, texts: SandboxTexts): string {
  return `<dl><dt>${texts.amount}</dt><dd class="amount">${escape(formatMinor(amount, currency))}</dd><dt>${texts.reference}</dt><dd>${escape(reference.slice(0, 8))}</dd></dl>`;
}

export function sandboxPage(payment: SandboxPayment): string {
  const texts = backEndLanguages[payment.locale].sandboxPayment;
  const form = `<form method="post" action="${escape(sandboxPath(payment.reference))}">
<button class="main" name="outcome" value="paid">${texts.pay}</button>
<button name="outcome" value="declined">${texts.decline}</button>
<button class="plain" name="outcome" value="cancelled">${texts.cancel}</button></form>`;
  return page({
    lang: langOf(payment),
    title: texts.title,
    body: `<h1>${texts.title}</h1><p>${texts.notice}</p>${facts(payment, texts)}${form}`,
  });
}

/** For a payment that is decided already: a link back, and no buttons. */
export function settledSandboxPage(payment: SandboxPayment, returnPath: string): string {
  const texts = backEndLanguages[payment.locale].sandboxPayment;
  return page({
    lang: langOf(payment),
    title: texts.title,
    body: `<h1>${texts.title}</h1><p>${texts.done}</p>${facts(payment, texts)}<a class="button" href="${escape(returnPath)}">${texts.back}</a>`,
  });
}

/** The visitor's language is unknown, so the text is shown in all of them. */
export function missingSandboxPage(): string {
  const texts = Object.entries(backEndLanguages).map(
    ([locale, { sandboxPayment }]) => `<p lang="${locale}">${sandboxPayment.missing}</p>`,
  );
  return page({
    lang: sourceLocale,
    title: backEndLanguages[sourceLocale].sandboxPayment.missing,
    body: texts.join(''),
  });
}
