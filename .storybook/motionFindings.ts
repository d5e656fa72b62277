/**
 * Elements that move although reduced motion is requested: the stories run in a browser with that
 * preference.
 */
import type { Page } from 'playwright';

/** Runs in the page. Fades and changes of colour are not motion (WCAG 2.3.3). */
function findMotion(): readonly string[] {
  const moving =
    /^(all|transform|translate|scale|rotate|offset-.*|inset.*|top|left|right|bottom|width|height|(min|max)-.*|(inline|block)-size|margin.*|padding.*|grid-template.*|stroke-dash.*)$/;
  const hasTime = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
  const nameOf = (element: Element, pseudo: string | null) =>
    `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role') ?? ''}]` : ''}${pseudo ?? ''}`;
  const found = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility()) continue;
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      const properties = style.transitionProperty
        .split(', ')
        .filter((property) => moving.test(property));
      if (properties.length > 0 && hasTime(style.transitionDuration))
        found.add(`${nameOf(element, pseudo)} glides: ${properties.join(', ')}`);
      if (style.scrollBehavior === 'smooth')
        found.add(`${nameOf(element, pseudo)} scrolls smoothly`);
    }
  }
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') continue;
    const properties = [
      ...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
    ].filter((name) => moving.test(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)));
    if (properties.length > 0 && effect.target)
      found.add(
        `${nameOf(effect.target, effect.pseudoElement)} is animated: ${properties.join(', ')}`,
      );
  }
  return [...found];
}

/** One sentence for each moving element. */
export async function motionFindings(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(findMotion);
  return found.map((what) => `Motion although reduced motion is requested: ${what}.`);
}
