// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  hostileMarkup,
  runningAddresses,
} from '../../content-schema/src/testing/hostileContent.ts';
import { findExecutableContent } from './findExecutableContent.ts';

const draw = (markup: string): readonly string[] => {
  document.body.innerHTML = `<div id="storybook-root">${markup}</div>`;
  return findExecutableContent();
};

afterEach(() => {
  document.body.innerHTML = '';
  delete (window as { ran?: unknown }).ran;
});

describe('a page that renders generated content', () => {
  it('has no finding for text, links and pictures', () => {
    expect(
      draw(
        '<p title="javascript:1">&lt;script&gt;</p><a href="/c/dam">Dam</a><a href="mailto:hej@solvik.example">Hej</a><img src="data:image/png;base64,AA==" alt="">',
      ),
    ).toEqual([]);
  });

  it('reports a script that has run', () => {
    Object.assign(window, { ran: 1 });
    expect(draw('<p>A</p>')).toEqual(['a script from content ran: 1']);
  });

  it.each([
    '<script>top.ran=1</script>',
    '<img src=x onerror=top.ran=1>',
    '<svg onload=top.ran=1></svg>',
    '<iframe srcdoc="<script>top.ran=1</script>"></iframe>',
    '<details open ontoggle=top.ran=1>A</details>',
  ])('reports %s', (markup) => {
    expect(hostileMarkup).toContain(markup);
    expect(draw(markup)).toHaveLength(1);
  });

  it('reports every address that a browser would run', () => {
    document.body.innerHTML = '<div id="storybook-root"></div>';
    for (const address of runningAddresses) {
      const link = document.createElement('a');
      link.setAttribute('href', address);
      document.querySelector('#storybook-root')?.replaceChildren(link);
      expect(findExecutableContent(), JSON.stringify(address)).toHaveLength(1);
    }
  });
});
