import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref } from './isSafeHref.ts';
import { readSafeHtml } from './safeHtml.ts';
import { safeElements, type SafeNode } from './safeNode.ts';

/** A tree in few letters: `p(Hej strong(du))`, attributes after a dot. */
const reported = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.element}${Object.entries(node.attributes)
            .map(([name, value]) => `.${name}=${value}`)
            .join('')}(${reported(node.children)})`,
    )
    .join('');

const every = (nodes: readonly SafeNode[]): Exclude<SafeNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...every(node.children)]));
const depth = (nodes: readonly SafeNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));

describe('third-party markup', () => {
  it.each([
    ['<p>Hej <b>du</b></p>', 'p(Hej strong(du))'],
    ['<h1>Villkor</h1><h2>Priser</h2>', 'h2(Villkor)h2(Priser)'],
    ['<ul><li>A<li>B</ul>', 'ul(li(A)li(B))'],
    ['<p>A<br>B<hr>', 'p(Abr()B)hr()'],
    ['<a href="/retur" class="x" target="_blank">Retur</a>', 'a.href=/retur(Retur)'],
    [
      '<table><tr><th scope="col" colspan="2">A</th></tr></table>',
      'table(tr(th.scope=col.colSpan=2(A)))',
    ],
    ['<div class="ad"><span>Ord</span> stannar</div>', 'Ord stannar'],
    ['5 &lt; 7 &amp; &aring;', '5 < 7 & å'],
  ])('%s is read as %s', (markup, tree) => expect(reported(readSafeHtml(markup))).toBe(tree));

  it.each([
    ['<script>alert(1)</script>Hej', 'Hej'],
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>Hej', 'Hej'],
    ['<p onclick="alert(1)" style="x" id="root">Hej</p>', 'p(Hej)'],
    ['<img src=x onerror=alert(1)>Hej', 'Hej'],
    ['<a href="javascript:alert(1)">Hej</a>', 'a(Hej)'],
    ['<a href="jAvAsCrIpT:alert(1)">Hej</a>', 'a(Hej)'],
    ['<a href="java&#9;script:alert(1)">Hej</a>', 'a(Hej)'],
    ['<a href="&#106;avascript:alert(1)">Hej</a>', 'a(Hej)'],
    ['<a href="//evil.example">Hej</a>', 'a(Hej)'],
    ['<a href="data:text/html,<script>alert(1)</script>">Hej</a>', 'a(Hej)'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>Hej', 'Hej'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>Hej', 'Hej'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Hej', 'Hej'],
    ['<style>*{background:url(//evil.example)}</style>Hej', 'Hej'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<form action="//evil.example"><input name="password">Logga in</form>Hej', 'Hej'],
    ['<base href="//evil.example">Hej', 'Hej'],
    ['<meta http-equiv="refresh" content="0;url=//evil.example">Hej', 'Hej'],
    ['<template><script>alert(1)</script></template>Hej', 'Hej'],
    ['<!--><script>alert(1)</script>-->Hej', '-->Hej'],
  ])('%s is made harmless', (markup, tree) => {
    const read = readSafeHtml(markup);
    expect(reported(read)).toBe(tree);
    expect(every(read).map(({ element }) => element)).not.toContain('script');
  });

  it('limits nesting to what a page can render, and keeps the text', () => {
    const read = readSafeHtml(`${'<blockquote>'.repeat(10_000)}Hej`);
    expect(depth(read)).toBe(32);
    expect(JSON.stringify(read)).toContain('Hej');
  });

  it('limits the length of a page', () =>
    expect(every(readSafeHtml('<p>A</p>'.repeat(20_000))).length).toBeLessThanOrEqual(4000));

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '/',
          '=',
          '&',
          ';',
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '\u0000',
          '<p',
          '</p>',
          '<a href=',
          '<script',
          '</script>',
          '<svg>',
          '</svg>',
          '<style>',
          '<table><tr><td>',
          'javascript:',
          'data:',
          '&#x6a;',
          ' onload=',
          ' style=',
          '<plaintext>',
          '<textarea>',
          '</textarea>',
          '<math>',
          '<template>',
          '<li>',
          '<b>',
          '</i>',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));

  it('whatever is sent, only allowed markup is left', () => {
    fc.assert(
      fc.property(hostile, (markup) => {
        for (const { element, attributes } of every(readSafeHtml(markup))) {
          expect(safeElements).toContain(element);
          expect(
            Object.keys(attributes).filter(
              (name) => !['href', 'scope', 'colSpan', 'rowSpan', 'title'].includes(name),
            ),
          ).toEqual([]);
          if (attributes['href'] !== undefined) expect(isSafeHref(attributes['href'])).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
