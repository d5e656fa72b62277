import { createHash } from 'node:crypto';
import { bootScript } from './bootScript.ts';

const bootHash = createHash('sha256').update(bootScript).digest('base64');

const policyFor = (ancestors: string): string =>
  [
    "default-src 'self'",
    // Cached pages cannot carry nonces; their one inline script is known by its hash.
    `script-src 'self' 'sha256-${bootHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Films of other services, which are framed after the visitor has agreed.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Headers of documents that narrow what a page may do; the policy is left to pages in development, where scripts are inlined
 * by the tools. Behind https browsers are asked to stay there for a year.
 */
export function documentHeaders({
  isHttps,
}: {
  readonly isHttps: boolean;
}): Record<string, string> {
  return {
    ...(process.env['NODE_ENV'] === 'production' && {
      'content-security-policy': policyFor("'none'"),
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** What a page made for an editor says instead: it may stand in the workbench's frame and in those of the origins listed, is nobody's to keep, and not to be found. */
export function previewHeaders(editorOrigins: readonly string[]): Record<string, string> {
  return {
    ...(process.env['NODE_ENV'] === 'production' && {
      'content-security-policy': policyFor(["'self'", ...editorOrigins].join(' ')),
    }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
