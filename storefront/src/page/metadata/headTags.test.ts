import { describe, expect, it } from 'vitest';
import { locateSites } from '../../../server/resolveSite.ts';
import { readConfig } from '../../../server/config.ts';
import { applyHeadTags } from './applyHeadTags.ts';
import { headTags, writeHeadTags } from './headTags.ts';

const sites = locateSites(readConfig({}));
const [se] = sites;
if (!se) throw new Error('There is no Swedish site.');

describe('the metadata of a page', () => {
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

  it('puts the shop’s name after the page’s, and escapes texts', () => {
    expect(written).toContain('<title>Kappor &amp; &lt;jackor&gt; | Solvik</title>');
    expect(written).toContain('content="Ull &quot;och&quot; dun"');
  });

  it('contains absolute addresses of the page and its alternates in existing sites', () => {
    expect(written).toContain('rel="canonical" href="http://localhost:3000/c/dam/kappor"');
    expect(written).toContain('hreflang="nb-NO" href="http://no.localhost:3000/c/dame/kaper"');
    expect(written).not.toContain('/nope');
  });

  it('has no counterpart of a later page', () => {
    const later = {
      description: '',
      canonicalPath: '/c/dam?page=2',
      alternates: { no: '/c/dame' },
    };
    expect(writeHeadTags(headTags(later, se, sites))).not.toContain('hreflang');
  });

  it('escapes texts within structured data', () => {
    expect(written.match(/<\/script>/g)).toHaveLength(1);
  });

  it('excludes search engines only on request', () => {
    expect(written).not.toContain('noindex');
    expect(
      writeHeadTags(headTags({ description: '', isHiddenFromSearch: true }, se, sites)),
    ).toContain('content="noindex"');
  });
});

it('has only the shop’s name on the home page', () => {
  expect(writeHeadTags(headTags({ description: 'x' }, se, sites))).toContain(
    '<title>Solvik</title>',
  );
});

it('is the same after client-side navigation as from the server', async () => {
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
