/**
 * Finds colours that are not written as the DTCG 2025.10 colour module requires, and reports what
 * to write instead.
 */
import { isJsonObject, writtenTokens } from './tokenIds.ts';

const rounded = (part: number): number => Number((part / 255).toFixed(5));
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const partsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const written = (hex: string): string =>
  `{ "colorSpace": "srgb", "components": [${partsOf(hex).map(rounded).join(', ')}], "hex": "${hex.toLowerCase()}" }`;
const isPart = (part: unknown): part is number =>
  typeof part === 'number' && part >= 0 && part <= 1;
const isAlias = (value: unknown): boolean =>
  typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

/** What to write in place of a colour's value; undefined when it is valid. */
function corrected(value: unknown): string | undefined {
  if (isAlias(value)) return undefined;
  if (isHex(value)) return written(value);
  if (!isJsonObject(value))
    return 'an alias in braces, or an object with colorSpace, components and hex';
  const { colorSpace, components, hex, alpha } = value;
  if (colorSpace !== 'srgb') return '"colorSpace": "srgb"';
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isPart))
    return isHex(hex)
      ? written(hex)
      : '"components": red, green and blue, each a number from 0 to 1';
  if (alpha !== undefined && !isPart(alpha)) return '"alpha": a number from 0 to 1';
  const drawn = `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  if (hex === undefined || (isHex(hex) && hex.toLowerCase() === drawn)) return undefined;
  if (!isHex(hex)) return `"hex": "${drawn}", six digits, as the components draw it`;
  return `"hex": "${drawn}", as the components draw it, or ${written(hex)}`;
}

/** The colours within a token's value: itself, or those of its shadows. */
function coloursIn({
  type,
  value,
}: {
  readonly type: unknown;
  readonly value: unknown;
}): readonly unknown[] {
  if (type === 'color') return [value];
  if (type !== 'shadow') return [];
  return [value]
    .flat()
    .filter(isJsonObject)
    .map(({ color }) => color);
}

/**
 * Sentences, each with its file, its token's path, the value found and what to write; empty when
 * all are valid.
 */
export function colourErrors(documents: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(documents).flatMap(([file, document]) =>
    writtenTokens(document).flatMap((token) =>
      coloursIn(token).flatMap((value) => {
        const instead = corrected(value);
        return instead === undefined
          ? []
          : [`${file}: ${token.id} is ${JSON.stringify(value)}; write ${instead}.`];
      }),
    ),
  );
}
