import { escapeHtml } from '../src/page/metadata/headTags.ts';
import type { RenderedPage } from '../src/app/entryServer.tsx';
import { bootScript } from './bootScript.ts';
import { paper } from './browserColours.ts';

/** Files of the build that a page needs. Paths from the root. */
export interface PageAssets {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly stylesheets: readonly string[];
  /** Markup that a development server needs in the head. */
  readonly development?: string;
}

/**
 * The whole document around a rendered page. Whatever the first paint does not need is in a
 * template: see bootScript.ts.
 */
export function writeDocument(
  page: RenderedPage,
  { entry, preloads, stylesheets, development = '' }: PageAssets,
): string {
  const { site } = page.state;
  const state = JSON.stringify(page.state).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="${site.languageId}" data-channel="${escapeHtml(site.channelId)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${paper}">
${page.head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-64.png" sizes="64x64" type="image/png">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${page.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${page.styles}
<script>${bootScript}</script>
${development}
<template id="after-paint">
${page.sheet}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
</template>
</head>
<body>
<div id="root">${page.html}</div>
<script id="page-state" type="application/json">${state}</script>
</body>
</html>
`;
}
