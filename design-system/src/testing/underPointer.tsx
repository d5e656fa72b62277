/** Shows parts of a story as they are under the pointer, which no play can move. */
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const shown = 'data-under-pointer';

/** Makes every hover rule apply to what is marked too. Each keeps its order and its specificity. */
export function applyHoverToMarked(
  sheet: Pick<CSSGroupingRule, 'cssRules' | 'deleteRule' | 'insertRule'>,
): void {
  for (const [at, rule] of [...sheet.cssRules].entries()) {
    if (rule instanceof CSSGroupingRule) applyHoverToMarked(rule);
    if (
      !(rule instanceof CSSStyleRule) ||
      !rule.selectorText.includes(':hover') ||
      rule.selectorText.includes(shown)
    )
      continue;
    sheet.deleteRule(at);
    sheet.insertRule(rule.cssText.replaceAll(':hover', `:is(:hover, [${shown}])`), at);
  }
}

function Pointed({
  selector,
  children,
}: {
  readonly selector: string;
  readonly children: ReactNode;
}) {
  const story = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) applyHoverToMarked(sheet);
    for (const element of story.current?.querySelectorAll(selector) ?? [])
      element.setAttribute(shown, '');
  });
  return <div ref={story}>{children}</div>;
}

/** Of the story's elements, those that the selector finds. */
export const underPointer =
  (selector: string): Decorator =>
  (Story) => (
    <Pointed selector={selector}>
      <Story />
    </Pointed>
  );
