/**
 * Texts on the page in a font of the machine, whose photograph would differ on another machine.
 */
import type { Page } from 'playwright';

const mark = 'data-holds-text';

const maxAttempts = 3;

/** The page rendered again while it was read. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Could not find node');

async function readFonts(page: Page): Promise<readonly string[]> {
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

/** One sentence per element; empty if every character is in the shop's fonts. */
export async function foreignFonts(page: Page): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await readFonts(page);
    } catch (error) {
      if (attempt === maxAttempts || !isGone(error)) throw error;
    }
}
