import { afterEach, expect, it, vi } from 'vitest';
import { videoAddress } from '@solvik/widgets';
import { securityHeaders } from './securityHeaders.ts';

afterEach(() => vi.unstubAllEnvs());

it('films are framed from the services that the video widget knows, and from no other', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const frames = /frame-src ([^;]+)/.exec(securityHeaders()['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
  const origins = [videoAddress({ source: 'youtube', video: 'aqz-KE-bpKQ' }), videoAddress({ source: 'vimeo', video: '76979871' })].map((address) => address && new URL(address.src).origin);
  expect(frames).toEqual(["'self'", ...origins]);
});
