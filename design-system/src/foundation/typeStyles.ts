/** The seven steps of type as style fragments, and the small caps that brands and eyebrows are set in. */
import { css } from 'styled-components';

/** 14/20: help, counts, lowest price, badges. */
export const smallType = css`
  font: var(--font-weight-regular) var(--type-1-size) / var(--type-1-line) var(--font-text);
  letter-spacing: 0;
`;

/** 16/24: everything that is used. */
export const bodyType = css`
  font: var(--font-weight-regular) var(--type-2-size) / var(--type-2-line) var(--font-text);
  letter-spacing: 0;
`;

/** 18/28 to 20/30: campaign and article intros. */
export const leadType = css`
  font: var(--font-weight-regular) var(--type-3-size) / var(--type-3-line) var(--font-text);
  letter-spacing: 0;
`;

/** 22/28 to 24/30 in Bodoni: tile labels, drawer and review titles. */
export const titleType = css`
  font: var(--font-weight-regular) var(--type-4-size) / var(--type-4-line) var(--font-display);
  font-variation-settings: 'opsz' var(--type-4-optical-size);
  letter-spacing: var(--type-4-spacing);
`;

/** 28/32 to 36/40 in Bodoni: product name and price, a section in a page. */
export const sectionType = css`
  font: var(--font-weight-regular) var(--type-5-size) / var(--type-5-line) var(--font-display);
  font-variation-settings: 'opsz' var(--type-5-optical-size);
  letter-spacing: var(--type-5-spacing);
`;

/** 40/44 to 56/58 in Bodoni: page and section headings. */
export const headingType = css`
  font: var(--font-weight-regular) var(--type-6-size) / var(--type-6-line) var(--font-display);
  font-variation-settings: 'opsz' var(--type-6-optical-size);
  letter-spacing: var(--type-6-spacing);
`;

/** Up to 168/148 in Bodoni: one word per page. */
export const displayType = css`
  font: var(--font-weight-regular) var(--type-7-size) / var(--type-7-line) var(--font-display);
  font-variation-settings: 'opsz' var(--type-7-optical-size);
  letter-spacing: var(--type-7-spacing);
`;

/** Brand and eyebrow: small caps about as tall as the x of 14 px text; sentence case stays in the source. */
export const smallCapsType = css`
  font: var(--font-weight-medium) 1.125rem / 1.25rem var(--font-text);
  font-variant-caps: all-small-caps;
  letter-spacing: 0.06em;
`;

/**
 * Only long words break, and never near their ends: Finnish compounds fit, short words stay whole.
 * Where a browser cannot hyphenate the language, a word that is wider than its container breaks
 * anywhere, and the container does not grow with it.
 */
export const longWords = css`
  hyphens: auto;
  hyphenate-limit-chars: 12 5 5;
  overflow-wrap: anywhere;
`;
