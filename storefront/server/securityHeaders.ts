import { createHash } from 'node:crypto';
import { bootScript } from './documentTemplate.ts';

const bootHash = createHash('sha256').update(bootScript).digest('base64');

const policy = [
  "default-src 'self'",
  // Cached pages cannot carry nonces; their one inline script is known by its hash.
  `script-src 'self' 'sha256-${bootHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** Headers that narrow what a page may do; the policy is left to pages in development, where scripts are inlined by the tools. */
export function securityHeaders(): Record<string, string> {
  return {
    ...(process.env['NODE_ENV'] === 'production' && { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
