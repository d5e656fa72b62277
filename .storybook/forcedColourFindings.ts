/** What a reader who forces colours no longer sees: the edges of controls, and which of them are chosen. */
import type { Page } from 'playwright';

interface SeenControl {
  readonly name: string;
  readonly hasEdge: boolean;
  /** Chosen, pressed or current; undefined where the control has no such state. */
  readonly isOn: boolean | undefined;
  /** Controls of one kind in one place look alike but for their state. */
  readonly kind: string;
  readonly looks: string;
}

/** Runs in the page, where nothing can be imported: every control that is seen, in the document's order. */
function readControls(): readonly SeenControl[] {
  const controls = 'button, input:not([type=hidden]), select, textarea, summary, [aria-current], [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=slider]';
  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const pseudos = [null, '::before', '::after'] as const;
  const hasOwnEdge = (element: Element): boolean =>
    pseudos.some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return false;
      const behind = groundOf(pseudo ? element : element.parentElement);
      const sides = ['top', 'right', 'bottom', 'left'].some((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 && ![behind, 'transparent'].includes(style.getPropertyValue(`border-${side}-color`)) && !isClear(style.getPropertyValue(`border-${side}-color`)));
      const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0 && !isClear(style.outlineColor);
      return sides || isOutlined || style.boxShadow !== 'none' || (!isClear(style.backgroundColor) && style.backgroundColor !== behind);
    });
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
  /** What is drawn for a control that lies unseen over or under its own picture. */
  const drawnFor = (control: Element): Element => (isSeen(control) ? control : (control.closest('label') ?? control.parentElement ?? control));
  /** The browser draws it, edge and state, in the forced colours. */
  const isNative = (control: Element) => control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') && isSeen(control) && getComputedStyle(control).appearance !== 'none';
  const stateOf = (control: Element): boolean | undefined => {
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) return control.checked;
    for (const name of ['aria-pressed', 'aria-checked', 'aria-selected']) if (control.hasAttribute(name)) return control.getAttribute(name) === 'true';
    return undefined;
  };
  const drawn = ['color', 'borderTopColor', 'borderTopWidth', 'borderTopStyle', 'borderBottomColor', 'borderBottomWidth', 'borderInlineStartWidth', 'outlineColor', 'outlineStyle', 'outlineWidth', 'textDecorationLine', 'fontWeight', 'display', 'visibility', 'opacity', 'content', 'fill', 'stroke', 'transform', 'insetInlineStart'] as const;
  /** A filling in the colour of its ground is none. */
  const fillingOf = (part: Element, pseudo: string | null): string => {
    const { backgroundColor } = getComputedStyle(part, pseudo);
    return isClear(backgroundColor) || backgroundColor === groundOf(pseudo ? part : part.parentElement) ? 'none' : backgroundColor;
  };
  const looksOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')].map((part) => pseudos.map((pseudo) => [fillingOf(part, pseudo), ...drawn.map((property) => getComputedStyle(part, pseudo)[property])].join()).join('|')).join('\n');
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    // Folded away, with whatever would be drawn for it.
    if (!control.checkVisibility()) return [];
    const part = drawnFor(control);
    if (!isSeen(part)) return [];
    const name = `${control.tagName.toLowerCase()}${control.getAttribute('type') ? `[type=${control.getAttribute('type') ?? ''}]` : ''} “${(control.getAttribute('aria-label') ?? part.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    return [{ name, hasEdge: isNative(control) || [part, ...part.querySelectorAll('*')].some(hasOwnEdge), isOn: stateOf(control), kind: `${control.tagName} ${control.getAttribute('role') ?? ''} ${control.className} ${String(control.matches(':disabled'))}`, looks: isNative(control) ? String(stateOf(control)) : looksOf(part) }];
  });
}

/** Sentences, one for each control that loses its edge or its state. Leaves the page in its own colours. */
export async function forcedColourFindings(page: Page): Promise<readonly string[]> {
  const usual = await page.evaluate(readControls);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const forced = await page.evaluate(readControls);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const lost = usual.filter(({ hasEdge }, index) => hasEdge && forced[index]?.hasEdge === false).map(({ name }) => `In forced colours ${name} has no edge.`);
  const unclear = forced
    .filter((control, index) => control.isOn === true && forced.some((other, at) => other.isOn === false && other.kind === control.kind && other.looks === control.looks && usual[at]?.looks !== usual[index]?.looks))
    .map(({ name }) => `In forced colours ${name} looks as if it were not chosen.`);
  return [...new Set([...lost, ...unclear])];
}
