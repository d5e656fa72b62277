/** Builds every generated token file from the DTCG sources; the same text each time. */
import { contrastFindings, failureOf, type ContrastFinding } from './contrastReport.ts';
import { baseVariables, desktopVariables, differing, type Variables } from './cssVariables.ts';
import { cssValue } from './cssValue.ts';
import { fontFallbacks } from './fontFallbacks.ts';
import { type ContrastPair, readPairs } from './readPairs.ts';
import { channels, defaultChannel } from './brandChannels.ts';
import { readTokens, type ResolvedTokens } from './readTokens.ts';

/** Generated file contents by file name within `generated/`. */
export type GeneratedFiles = Readonly<Record<string, string>>;

const notice = 'Made by “npm run generate” from the DTCG sources; edit those.';

const rule = (selector: string, variables: Variables, indent = ''): string => {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  --${name}: ${value};`);
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}\n`;
};

function css(tokens: ResolvedTokens, breakpoint: string): string {
  const base = baseVariables(tokens[defaultChannel]);
  const rest = channels.filter((channel) => channel !== defaultChannel);
  return [
    rule(':root', base),
    `@media (min-width: ${breakpoint}) {\n${rule(':root', desktopVariables(tokens[defaultChannel]), '  ')}}\n`,
    ...rest.map((channel) =>
      rule(`[data-channel="${channel}"]`, differing(base, baseVariables(tokens[channel]))),
    ),
    // The default channel is written out too, so that its plane can be used inside another
    // channel's page.
    rule(`[data-channel="${defaultChannel}"]`, onlyChanging(tokens, base)),
  ].join('\n');
}

const onlyChanging = (tokens: ResolvedTokens, base: Variables): Variables => {
  const changing = new Set(
    channels.flatMap((channel) => Object.keys(differing(base, baseVariables(tokens[channel])))),
  );
  return Object.fromEntries(Object.entries(base).filter(([name]) => changing.has(name)));
};

function names(tokens: ResolvedTokens): string {
  const all = tokens[defaultChannel];
  const variables = Object.keys(baseVariables(all));
  const breakpoints = Object.entries(all).flatMap(([id, token]) =>
    id.startsWith('breakpoint.') && token.$type === 'dimension'
      ? [[id.slice(11), token.$value.value] as const]
      : [],
  );
  return [
    `/** Names of the design tokens. ${notice} */\n`,
    `/** Every custom property of the design, without its leading dashes. */`,
    `export const tokenNames = [\n${variables.map((name) => `  '${name}',`).join('\n')}\n] as const;`,
    `export type TokenName = (typeof tokenNames)[number];\n`,
    `/** Screen widths in CSS pixels (spec section 7). */`,
    `export const breakpoints = {\n${breakpoints.map(([name, width]) => `  ${name}: ${width},`).join('\n')}\n} as const;`,
    `export type Breakpoint = keyof typeof breakpoints;\n`,
    `export const channels = [${channels.map((channel) => `'${channel}'`).join(', ')}] as const;`,
    `/** A channel by the country it sells in; the value of \`data-channel\`. */`,
    `export type Channel = (typeof channels)[number];\n`,
  ].join('\n');
}

function resolved(tokens: ResolvedTokens): string {
  const values = channels.map((channel) => [
    channel,
    Object.fromEntries(
      Object.entries(tokens[channel]).flatMap(([id, token]) =>
        id.startsWith('palette.') ? [] : [[id, cssValue(token)]],
      ),
    ),
  ]);
  return `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`;
}

function report(pairs: readonly ContrastPair[], findings: readonly ContrastFinding[]): string {
  const rows = pairs.map((pair, at) => {
    const ratios = channels.map((_, column) =>
      findings[column * pairs.length + at]?.ratio.toFixed(2),
    );
    const least = findings[at]?.atLeast;
    return `| ${pair.foreground} | ${pair.background} | ${pair.role} ${least} | ${ratios.join(' | ')} | ${pair.drawnBy} |`;
  });
  const failed = findings.filter(({ passes }) => !passes).length;
  return [
    `# Contrast of every declared pair\n\nMade by “npm run generate” from each part’s .pairs.ts; edit those.\n`,
    `${findings.length} ratios over ${channels.length} channels: ${findings.length - failed} pass, ${failed} fail.\n`,
    `| Foreground | Background | Role, least | ${channels.join(' | ')} | Drawn by |`,
    `|---|---|---|${'---|'.repeat(channels.length)}---|`,
    ...rows,
    '',
  ].join('\n');
}

/** Every declared pair, and what it measures: all pairs in the first channel, then all in the next. */
export async function declaredContrast(): Promise<{
  readonly pairs: readonly ContrastPair[];
  readonly findings: readonly ContrastFinding[];
}> {
  const [tokens, { pairs }] = await Promise.all([readTokens(), readPairs()]);
  return {
    pairs,
    findings: channels.flatMap((channel) =>
      contrastFindings(pairs, { channel, tokens: tokens[channel] }),
    ),
  };
}

/**
 * All generated files. Throws when a channel lacks a token, a colour is malformed or a declared
 * pair lacks contrast, naming each.
 */
export async function buildTokens(): Promise<GeneratedFiles> {
  const [tokens, { pairs, findings }] = await Promise.all([readTokens(), declaredContrast()]);
  const failing = findings.filter(({ passes }) => !passes);
  if (failing.length > 0)
    throw new Error(`Pairs without contrast.\n${failing.map(failureOf).join('\n')}`);
  const sheet = css(
    tokens,
    cssValue(tokens[defaultChannel]['breakpoint.lg'] ?? missing('breakpoint.lg')),
  );
  const literal = (text: string): string => `\`${text.replaceAll('`', '\\`')}\``;
  return {
    'tokens.css': `/* ${notice} */\n${sheet}`,
    'tokensCss.ts': `/** The tokens as custom properties, for the page's own style sheet. ${notice} */\nexport const tokensCss = ${literal(sheet)};\n`,
    'fontFallbacksCss.ts': `/** Fallback faces with the metrics of the shop's fonts. ${notice} */\nexport const fontFallbacksCss = ${literal(fontFallbacks())};\n`,
    'tokenNames.ts': names(tokens),
    'resolved.json': resolved(tokens),
    'contrast.md': report(pairs, findings),
  };
}

function missing(id: string): never {
  throw new Error(`The build needs the token ${id}, and the sources have none.`);
}
