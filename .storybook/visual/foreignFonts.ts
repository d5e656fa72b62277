/**
 * Texts on the page in a font of the machine, whose photograph would differ on another machine.
 */
import type { Page } from 'playwright';

const mark = 'data-holds-text';

/** One sentence per element; empty if every character is in the shop's fonts. */
export async function foreignFonts(page: Page): Promise<readonly string[]> {
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll('body *'))
      element.toggleAttribute(
        name,
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      );
  }, mark);
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  const sentences: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => familyName);
    if (foreign.length > 0)
      sentences.push(
        `${(await inspector.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(0, 120)} uses ${foreign.join(', ')}`,
      );
  }
  await inspector.detach();
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, mark);
  return sentences;
}
