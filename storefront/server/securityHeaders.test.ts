import { afterEach, expect, it, vi } from 'vitest';
import { videoAddress } from '@solvik/widgets';
import { documentHeaders } from './securityHeaders.ts';

afterEach(() => vi.unstubAllEnvs());

it('allow frames only of the video services that the video widget supports', () => {
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

it('allow connections only to the page’s own origin', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(documentHeaders({ isHttps: false })['content-security-policy']).toContain(
    "connect-src 'self';",
  );
});

it.each([
  [true, 'max-age=31536000'],
  [false, undefined],
])('require https in future if the shop uses it (%s)', (isHttps, value) => {
  expect(documentHeaders({ isHttps })['strict-transport-security']).toBe(value);
});
