/**
 * Rules that no first paint needs: they apply to a pointer, a printer or other colours, or are faces
 * for letters of other languages, and follow with the full style sheet. So do those without scripts,
 * where the document waits for that sheet.
 */
const late =
  /^(?:@media (?:\(hover:|print|\(forced-colors:|\(prefers-contrast:|\(scripting: none\))|@font-face\s*\{[^}]*-latin-ext-)/;

/** The top-level rules of a style sheet, each complete. */
export function topRules(css: string): readonly string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  // A brace within quotes is text.
  for (const { 0: part, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth > 0 || (part !== '}' && part !== ';')) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** The rules that the first paint needs, in their order. */
export const firstPaintRules = (css: string): string =>
  topRules(css)
    .filter((rule) => !late.test(rule))
    .join('');

/**
 * Of two faces that list a character the one declared later is fetched: the deferred ones leave the
 * euro to the document's.
 */
const withoutEuro = (rule: string): string =>
  rule.replace(/(?<=^@font-face.*)U\+20A0-20C0/i, 'U+20A0-20AB,U+20AD-20C0');

/** The others. */
export const deferredRules = (css: string): string =>
  topRules(css)
    .filter((rule) => late.test(rule))
    .map(withoutEuro)
    .join('');

const channelRule = /^\[data-channel="(\w+)"\]\{/;

interface ChannelRules {
  /** Rules of every channel, before and after the channels' own. */
  readonly before: string;
  readonly after: string;
  /** Rules of each channel only. */
  readonly channels: Readonly<Record<string, string>>;
}

export function splitChannels(css: string): ChannelRules {
  const channels: Record<string, string> = {};
  let [before, after] = ['', ''];
  for (const rule of topRules(css)) {
    const channel = channelRule.exec(rule)?.[1];
    if (channel !== undefined) channels[channel] = (channels[channel] ?? '') + rule;
    else if (Object.keys(channels).length === 0) before += rule;
    else after += rule;
  }
  return { before, after, channels };
}
