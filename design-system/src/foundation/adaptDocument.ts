/**
 * Renders a story with a visitor's media preferences, without leaving the browser: the page's own
 * media rules are made to apply, and its colours are replaced as CSS Color Adjustment 1, section
 * 3.1, defines. The tests compare that with a browser that really does it.
 */

export interface Adaptations {
  readonly forcedColours: boolean;
  readonly reducedMotion: boolean;
  /** Percent of the usual size. */
  readonly textSize: number;
}

const features = {
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
const always = '(min-width: 0px)';

/** The media query with the requested features made true. */
export function adaptQuery(query: string, { forcedColours, reducedMotion }: Adaptations): string {
  const forced = forcedColours ? query.replaceAll(features.forcedColours, always) : query;
  return reducedMotion ? forced.replaceAll(features.reducedMotion, always) : forced;
}

const asWritten = new WeakMap<CSSMediaRule, string>();

/** The style rules among them, in order, once the media rules round them are adapted. */
function adaptRules(rules: CSSRuleList, adaptations: Adaptations): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      rule.media.mediaText = adaptQuery(written, adaptations);
    }
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? adaptRules(rule.cssRules, adaptations) : [];
  });
}

const systemColour =
  /^(canvas|canvastext|linktext|visitedtext|activetext|button(face|text|border)|field|fieldtext|highlight|highlighttext|selecteditem|selecteditemtext|mark|marktext|graytext|accentcolor|accentcolortext)$/i;
/**
 * Lines take the colour of the text around them; text falls back to the browser's colour of its
 * element.
 */
const isLineColour = /^(outline|column-rule|border-.*)-color$/;

/**
 * How opaque a background is that its styles name: 1 where only the element itself could decide.
 */
function opacityOf(background: string, root: Element): number {
  const names = [...background.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  if (names.some((name) => getComputedStyle(root).getPropertyValue(name) === '')) return 1;
  const probe = root.ownerDocument.createElement('i');
  probe.style.background = background;
  root.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1];
  return backgroundColor === 'transparent' ? 0 : Number(alpha ?? 1);
}

/**
 * What a declared colour becomes; undefined where it stays. A shorthand with a variable in it has
 * no longhands, and is replaced itself.
 */
function forcedValue(
  style: CSSStyleDeclaration,
  { name, root }: { readonly name: string; readonly root: Element },
): string | undefined {
  const value = style.getPropertyValue(name);
  if (systemColour.test(value)) return undefined;
  if (name === 'color') return 'revert';
  if (isLineColour.test(name)) return 'currentcolor';
  if (name === 'box-shadow' || name === 'text-shadow') return 'none';
  const background = style.getPropertyValue('background') || value;
  if (name === 'background-image')
    return /url\(|^(none|initial)$/.test(value || background) ? undefined : 'none';
  if (name !== 'background-color') return undefined;
  const opacity = opacityOf(value || background, root);
  return opacity === 1
    ? 'Canvas'
    : `color-mix(in srgb, Canvas ${String(opacity * 100)}%, transparent)`;
}

interface StoredStyle {
  readonly written: string;
  readonly forced: string;
}
const texts = new WeakMap<CSSStyleDeclaration, StoredStyle>();

function forceColours(style: CSSStyleDeclaration, root: Element): void {
  const written = style.cssText;
  const changes = Array.from(style).flatMap((name) => {
    const value = forcedValue(style, { name, root });
    return value === undefined ? [] : [{ name, value, priority: style.getPropertyPriority(name) }];
  });
  if (changes.length === 0) return;
  for (const { name, value, priority } of changes) style.setProperty(name, value, priority);
  texts.set(style, { written, forced: style.cssText });
}

/** What others have changed since is theirs. */
function restore(style: CSSStyleDeclaration): void {
  const stored = texts.get(style);
  if (stored && style.cssText === stored.forced) style.cssText = stored.written;
  texts.delete(style);
}

const pseudoOf = (selector: string): string | undefined => /::(before|after)\b/.exec(selector)?.[0];

/** Whether all that the rule draws now has opted to keep its colours. */
function keepsColours(rule: CSSStyleRule, page: Document): boolean {
  const owners = rule.selectorText
    .replaceAll(/(^|[\s,>+~(])::[\w-]+(?:\([^)]*\))?/g, '$1*')
    .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
  const drawn = page.querySelectorAll(owners);
  return (
    drawn.length > 0 &&
    [...drawn].every(
      (element) =>
        getComputedStyle(element, pseudoOf(rule.selectorText)).getPropertyValue(
          'forced-color-adjust',
        ) === 'none',
    )
  );
}

const forcedStyle = `
:root { color-scheme: light dark; background-color: Canvas; color: CanvasText; }
::selection { background-color: Highlight !important; color: HighlightText !important; }
`;

/**
 * Adapts the document, and every style that is there. Call it again when a story has added styles
 * of its own.
 */
export function adaptDocument(page: Document, adaptations: Adaptations): void {
  page.documentElement.style.fontSize =
    adaptations.textSize === 100 ? '' : `${String(adaptations.textSize)}%`;
  const id = 'forced-colours';
  page.getElementById(id)?.remove();
  const rules = [...page.styleSheets].flatMap((sheet) => adaptRules(sheet.cssRules, adaptations));
  const styled = [...page.querySelectorAll<HTMLElement>('body [style]')];
  for (const { style } of [...rules, ...styled]) restore(style);
  if (!adaptations.forcedColours) return;
  const giving = [
    ...rules.filter((rule) => !keepsColours(rule, page)),
    ...styled.filter(
      (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none',
    ),
  ];
  for (const { style } of giving) forceColours(style, page.documentElement);
  const style = page.createElement('style');
  style.id = id;
  style.textContent = forcedStyle;
  page.head.append(style);
}
