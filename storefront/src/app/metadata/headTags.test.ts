import { describe, expect, it } from 'vitest';
import { placeSites } from '../../../server/resolveSite.ts';
import { readConfig } from '../../../server/config.ts';
import { applyHeadTags } from './applyHeadTags.ts';
import { headTags, writeHeadTags } from './headTags.ts';

const sites = placeSites(readConfig({}));
const [se] = sites;
if (!se) throw new Error('There is no Swedish front.');

describe('what a page says about itself', () => {
  const written = writeHeadTags(
    headTags(
      {
        title: 'Kappor & <jackor>',
        description: 'Ull "och" dun',
        canonicalPath: '/c/dam/kappor',
        alternates: { no: '/c/dame/kaper', xx: '/nope' },
        structuredData: [{ '@type': 'Thing', name: '</script><script>alert(1)' }],
      },
      se,
      sites,
    ),
  );

  it('names the shop after the page, and escapes what texts hold', () => {
    expect(written).toContain('<title>Kappor &amp; &lt;jackor&gt; | Solvik</title>');
    expect(written).toContain('content="Ull &quot;och&quot; dun"');
  });

  it('gives absolute addresses of itself and of its sisters in fronts that exist', () => {
    expect(written).toContain('rel="canonical" href="http://localhost:3000/c/dam/kappor"');
    expect(written).toContain('hreflang="nb-NO" href="http://no.localhost:3000/c/dame/kaper"');
    expect(written).not.toContain('/nope');
  });

  it('lets no text end the structured data it stands in', () => {
    expect(written.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is hidden from search engines only when it says so', () => {
    expect(written).not.toContain('noindex');
    expect(
      writeHeadTags(headTags({ description: '', isHiddenFromSearch: true }, se, sites)),
    ).toContain('content="noindex"');
  });
});

it('the front page is the shop’s name alone', () => {
  expect(writeHeadTags(headTags({ description: 'x' }, se, sites))).toContain(
    '<title>Solvik</title>',
  );
});

it('a browser that went on to another page says the same as the server would', async () => {
  const { Window } = await import('happy-dom');
  const { document } = new Window();
  const head = document.head as never as HTMLHeadElement;
  head.innerHTML =
    '<meta name="viewport" content="x"><meta data-page name="description" content="old">';
  applyHeadTags(headTags({ title: 'New', description: 'new' }, se, sites), head);
  expect(document.title).toBe('New | Solvik');
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('new');
  expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
});
