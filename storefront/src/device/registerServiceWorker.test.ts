import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './registerServiceWorker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  it('is registered at the root for the whole site', async () => {
    const register = vi.fn(async () => ({}));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    await registerServiceWorker();
    expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/' });
  });

  it.each([
    ['has no workers', {}],
    ['hides them', { serviceWorker: undefined }],
    [
      'refuses',
      {
        serviceWorker: { register: () => Promise.reject(new DOMException('no', 'SecurityError')) },
      },
    ],
  ])('is quietly left out where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await expect(registerServiceWorker()).resolves.toBeUndefined();
  });
});
