/** Which texts on the page are drawn with a font of the machine: such a photograph would look otherwise on another one. */
import type { Page } from 'playwright';

const mark = 'data-holds-text';

/** Sentences, one per element; empty when every letter comes from the shop's own fonts. */
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
  const said: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => familyName);
    if (foreign.length > 0)
      said.push(
        `${(await inspector.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(0, 120)} is drawn with ${foreign.join(', ')}`,
      );
  }
  await inspector.detach();
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, mark);
  return said;
}
