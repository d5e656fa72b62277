import { afterEach, expect, it, vi } from 'vitest';
import { videoAddress } from '@solvik/widgets';
import { documentHeaders } from './securityHeaders.ts';

afterEach(() => vi.unstubAllEnvs());

it('films are framed from the services that the video widget knows, and from no other', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const frames =
    /frame-src ([^;]+)/
      .exec(documentHeaders({ isHttps: false })['content-security-policy'] ?? '')?.[1]
      ?.split(' ') ?? [];
  const origins = [
    videoAddress({ source: 'youtube', video: 'aqz-KE-bpKQ' }),
    videoAddress({ source: 'vimeo', video: '76979871' }),
  ].map((address) => address && new URL(address.src).origin);
  expect(frames).toEqual(["'self'", ...origins]);
});

it('a page speaks with its own origin alone', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(documentHeaders({ isHttps: false })['content-security-policy']).toContain(
    "connect-src 'self';",
  );
});

it.each([
  [true, 'max-age=31536000'],
  [false, undefined],
])('browsers are asked to stay on https where the shop is on it (%s)', (isHttps, value) => {
  expect(documentHeaders({ isHttps })['strict-transport-security']).toBe(value);
});
