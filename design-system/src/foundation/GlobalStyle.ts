/**
 * The page's own styles: tokens, fonts, a small reset, base type, focus, and the visitor's media
 * preferences.
 */
import { createGlobalStyle } from 'styled-components';
import { fontFacesCss } from '../tokens/fontFacesCss.ts';
import { tokensCss } from '../tokens/generated/tokensCss.ts';
import { media } from './media.ts';

/**
 * Render once per page, outside everything else. `data-channel` on the root element chooses the channel;
 * `data-vat="ex"` there shows prices without VAT; `data-ground="accent"` on a plane turns focus and links on it white.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFacesCss}
  ${tokensCss}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: var(--color-paper);
    color: var(--color-ink);
    accent-color: var(--color-accent);
    scroll-padding-block-start: calc(var(--size-header-phone) + var(--space-24));
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  body {
    min-block-size: 100svh;
    font: var(--font-weight-regular) var(--type-2-size) / var(--type-2-line) var(--font-text);
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }

  img, picture, svg, video { display: block; max-inline-size: 100%; }
  img { block-size: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; border-radius: 0; }
  button { background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer; }
  :where(ul[class], ol[class], menu[class]) { padding: 0; list-style: none; }
  fieldset { min-inline-size: 0; border: 0; padding: 0; }
  legend { padding: 0; }
  table { border-collapse: collapse; }
  h1, h2, h3, h4, h5, h6 { font: inherit; text-wrap: balance; }
  p, dd { text-wrap: pretty; }
  /* Chromium leaves out the hyphens of LongWords in lines that it balances or makes pretty. */
  :is(h1, h2, h3, h4, h5, h6, p, dd):has([data-is-soft-hyphen]) { text-wrap: wrap; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 6px; }
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  [hidden] { display: none; }

  [data-ground='accent'] { --color-focus: var(--color-white); }

  :focus-visible { outline: 2px solid var(--color-focus); outline-offset: 3px; }
  main:focus, [tabindex='-1']:focus { outline: none; }
  ::selection { background: var(--color-accent-wash); color: var(--color-ink); }

  :root:not([data-vat='ex']) [data-vat-amount='ex'],
  :root[data-vat='ex'] [data-vat-amount='inc'] { display: none; }

  ${media.desktop} {
    html { scroll-padding-block-start: calc(var(--size-header-desktop) + var(--space-24)); }
  }
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      /*
       * No transition at all: even the shortest would animate every property of rules that name
       * none, the font size too.
       */
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
  ${media.moreContrast} {
    :root {
      --color-muted: var(--color-ink);
      --color-edge: var(--color-ink);
      --color-hairline: var(--color-ink);
    }
  }
  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }
  ${media.print} {
    html, body { background: none; }
  }
`;
