import { isSafeHref } from './isSafeHref.ts';
import { isObject } from './isObject.ts';
import type { Problem } from './problem.ts';
import { parseTable } from './parseTable.ts';
import { isVisible } from './isVisible.ts';
import type { Block, Inline, RichText } from './richText.ts';

/** Reads running text, collecting problems; a malformed block is left out of the value. */
export function parseRichText(value: unknown, path: string, problems: Problem[]): RichText {
  if (!Array.isArray(value)) {
    problems.push({ path, code: 'not-list' });
    return [];
  }
  const inlines = (given: unknown, at: string): Inline[] => {
    if (!Array.isArray(given)) {
      problems.push({ path: at, code: 'not-list' });
      return [];
    }
    return given.flatMap((part: unknown, index): Inline[] => {
      if (typeof part === 'string') return [part];
      if (isObject(part) && typeof part['text'] === 'string') {
        const { kind, text, href } = part;
        if (kind === 'strong') return [{ kind, text }];
        if (kind === 'link' && !isVisible(text)) {
          problems.push({ path: `${at}[${index}].text`, code: 'no-label' });
          return [];
        }
        if (kind === 'link' && typeof href === 'string' && isSafeHref(href))
          return [{ kind, text, href }];
      }
      problems.push({ path: `${at}[${index}]`, code: 'unknown-inline' });
      return [];
    });
  };
  return value.flatMap((block: unknown, index): Block[] => {
    const at = `${path}[${index}]`;
    if (isObject(block)) {
      const { kind, level, text, items, isOrdered } = block;
      if (kind === 'paragraph') return [{ kind, text: inlines(text, `${at}.text`) }];
      if (kind === 'heading' && (level === 2 || level === 3) && typeof text === 'string') {
        if (isVisible(text)) return [{ kind, level, text }];
        problems.push({ path: `${at}.text`, code: 'required' });
        return [];
      }
      if (kind === 'list' && Array.isArray(items)) {
        if (typeof (isOrdered ?? false) !== 'boolean')
          problems.push({ path: `${at}.isOrdered`, code: 'not-switch' });
        return [
          {
            kind,
            isOrdered: isOrdered === true,
            items: items.map((item: unknown, row) => inlines(item, `${at}.items[${row}]`)),
          },
        ];
      }
      if (kind === 'table') return parseTable(block, at, problems);
    }
    problems.push({ path: at, code: 'unknown-block' });
    return [];
  });
}
