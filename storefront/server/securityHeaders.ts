import { createHash } from 'node:crypto';
import { bootScript } from './bootScript.ts';

const bootHash = createHash('sha256').update(bootScript).digest('base64');

const policyFor = (ancestors: string): string =>
  [
    "default-src 'self'",
    // Cached pages cannot carry nonces; their one inline script is allowed by its hash.
    `script-src 'self' 'sha256-${bootHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Videos of other services, which are framed after the visitor's consent.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Document headers that restrict what a page may do; without the policy in development, where the
 * tools inline scripts. Behind https, browsers are required to use it for a year.
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

/**
 * The headers of an editor's page: it may be framed by the workbench and the listed origins, is
 * not cached, and not indexed.
 */
export function previewHeaders(editorOrigins: readonly string[]): Record<string, string> {
  return {
    ...(process.env['NODE_ENV'] === 'production' && {
      'content-security-policy': policyFor(["'self'", ...editorOrigins].join(' ')),
    }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
