/**
 * Makes a line safe for an operator's terminal: text from shoppers and merchants must not start a
 * new line, move the cursor, colour what follows or change its direction.
 */

/** Control characters (C0, DEL, C1), line and paragraph separators, bidirectional controls and half surrogates. */
const dangerous = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (sign: string): string =>
  short[sign] ?? `\\u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * One line of text with each dangerous character escaped, `\n` or `\u202E`; everything else is
 * unchanged.
 */
export function printable(line: string): string {
  return line.replaceAll(dangerous, escaped);
}
