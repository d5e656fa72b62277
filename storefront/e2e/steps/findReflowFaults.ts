/**
 * Reflow faults of the shown page, as sentences: a page that scrolls sideways, boxes and text that
 * overflow their containers, and headings that are missing, repeated or skip a level. Runs in the
 * browser, so it cannot use imports.
 */
export function findReflowFaults(): readonly string[] {
  const { documentElement: root, body } = document;
  const width = root.clientWidth;
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const styleOf = (element: Element) => getComputedStyle(element);
  const within = (element: Element, has: (style: CSSStyleDeclaration) => boolean): boolean => {
    for (let at: Element | null = element; at && at !== body; at = at.parentElement)
      if (has(styleOf(at))) return true;
    return false;
  };
  const isHidden = (element: Element) =>
    within(
      element,
      ({ display, visibility, clipPath }) =>
        display === 'none' || visibility === 'hidden' || clipPath.startsWith('inset(50%'),
    );
  /** A part may scroll or clip its own contents. */
  const isClippedByParent = (element: Element) =>
    element.parentElement !== null &&
    within(element.parentElement, ({ overflowX }) => overflowX !== 'visible');

  if (root.scrollWidth > width)
    faults.push(`the page is ${String(root.scrollWidth)} px wide in a window of ${String(width)}`);
  for (const element of body.querySelectorAll('*')) {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own === 0 || height === 0 || element.closest('svg') || isHidden(element)) continue;
    if (
      (right > width + 1 || left < -1) &&
      styleOf(element).position !== 'fixed' &&
      !isClippedByParent(element)
    )
      faults.push(
        `${nameOf(element)} extends from ${String(Math.round(left))} to ${String(Math.round(right))}`,
      );
  }

  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    if (
      !words.currentNode.textContent?.trim() ||
      !parent ||
      parent.closest('script, style, noscript, option') ||
      isHidden(parent) ||
      isClippedByParent(parent)
    )
      continue;
    let box: Element = parent;
    while (styleOf(box).display === 'inline' && box.parentElement) box = box.parentElement;
    const place = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (
      place.width > 1 &&
      [...range.getClientRects()].some(
        ({ right, width: own }) => own > 1 && right > place.right + 2,
      )
    )
      faults.push(`words stick out of ${nameOf(box)}`);
  }

  if (!document.querySelector('[role=dialog]')) {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !within(heading, ({ display }) => display === 'none'))
      .map((heading) => ({ level: Number(heading.tagName[1]), heading }));
    const first = levels.filter(({ level }) => level === 1).length;
    if (first !== 1) faults.push(`there are ${String(first)} headings of the first level`);
    for (const [at, { level, heading }] of levels.entries())
      if (level > (levels[at - 1]?.level ?? 0) + 1) faults.push(`${nameOf(heading)} skips a level`);
  }
  return faults;
}
