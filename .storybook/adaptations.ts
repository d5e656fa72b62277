/**
 * Shows a story as a visitor's machine would ask for it, without leaving the browser: the page's own media rules are made to
 * hold. What only a browser can do (replacing every colour) is drawn near enough to review; the tests ask a real one.
 */

export interface Adaptations {
  readonly forcedColours: boolean;
  readonly reducedMotion: boolean;
  /** Percent of the usual size. */
  readonly textSize: number;
}

const features = { forcedColours: '(forced-colors: active)', reducedMotion: '(prefers-reduced-motion: reduce)' } as const;
const always = '(min-width: 0px)';

const forcedStyle = `
:root { color-scheme: light dark; }
*, *::before, *::after { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
a, a * { color: LinkText !important; }
button, input, select, textarea { background-color: ButtonFace !important; color: ButtonText !important; border-color: ButtonBorder !important; }
button *, label * { background-color: transparent !important; }
::selection { background-color: Highlight !important; color: HighlightText !important; }
`;

/** The media query with the asked features made true. */
export function adaptQuery(query: string, { forcedColours, reducedMotion }: Adaptations): string {
  const forced = forcedColours ? query.replaceAll(features.forcedColours, always) : query;
  return reducedMotion ? forced.replaceAll(features.reducedMotion, always) : forced;
}

const asWritten = new WeakMap<CSSMediaRule, string>();

function adaptRules(rules: CSSRuleList, asked: Adaptations): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      rule.media.mediaText = adaptQuery(written, asked);
    }
    if (rule instanceof CSSGroupingRule) adaptRules(rule.cssRules, asked);
  }
}

/** Makes the document, and every style that is there, as asked. Call it again when a story has brought styles of its own. */
export function adaptDocument(page: Document, asked: Adaptations): void {
  page.documentElement.style.fontSize = asked.textSize === 100 ? '' : `${String(asked.textSize)}%`;
  for (const sheet of page.styleSheets) adaptRules(sheet.cssRules, asked);
  const id = 'forced-colours';
  page.getElementById(id)?.remove();
  if (!asked.forcedColours) return;
  const style = page.createElement('style');
  style.id = id;
  style.textContent = forcedStyle;
  page.head.append(style);
}
