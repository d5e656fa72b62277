import type { RenderedFinding } from '@solvik/content-schema/editing';

export interface RenderedHeading {
  /** 1 to 6. */
  readonly level: number;
  readonly words: string;
  readonly widgetId: string | null;
}

/**
 * The outline of the assembled page: exactly one first-level heading, and no skipped level on the
 * way down.
 */
export function checkHeadings(headings: readonly RenderedHeading[]): readonly RenderedFinding[] {
  const firsts = headings.filter(({ level }) => level === 1);
  const [, second] = firsts;
  return [
    ...(firsts.length === 0
      ? [{ level: 'warning', code: 'no-page-heading', widgetId: null } as const]
      : []),
    ...(second
      ? [
          {
            level: 'warning',
            code: 'many-page-headings',
            widgetId: second.widgetId,
            words: second.words,
            values: { count: firsts.length },
          } as const,
        ]
      : []),
    ...headings.flatMap(({ level, words, widgetId }, at): readonly RenderedFinding[] => {
      const from = headings[at - 1]?.level ?? 1;
      return level > from + 1
        ? [
            {
              level: 'warning',
              code: 'heading-skips',
              widgetId,
              words,
              values: { from, to: level },
            },
          ]
        : [];
    }),
  ];
}
