import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { locateSites } from './resolveSite.ts';
import { robots, webManifest } from './wellKnownFiles.ts';

const [se] = locateSites(readConfig({}));
if (!se) throw new Error('There is no Swedish site.');

it('the installed app has the shop’s background colour, and icons from 64 to 512', () => {
  expect(webManifest(se)).toMatchObject({
    theme_color: '#f5ede7',
    background_color: '#f5ede7',
    icons: [{ sizes: '64x64' }, { sizes: '192x192' }, { sizes: '512x512' }],
  });
});

it('robots are pointed to the host’s sitemap, and excluded from carts, searches and API calls', () => {
  const lines = robots([se]).split('\n');
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  for (const path of ['/checkout/', '/s/', '/*/s/', '/api/', '/graphql'])
    expect(lines).toContain(`Disallow: ${path}`);
});
