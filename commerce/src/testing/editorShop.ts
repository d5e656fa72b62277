/** A shop for tests of the content service: editors' steps in it, and the tags of its events. */
import { editorSteps } from './editorSteps.ts';
import { testShop } from './testShop.ts';

export async function editorShop() {
  const shop = await testShop();
  const { contentService, events: published } = shop.commerce;
  const events: string[] = [];
  published.subscribe(({ tags }) => events.push(...tags));
  return { shop, contentService, steps: editorSteps(shop), events };
}

export type EditorShop = Awaited<ReturnType<typeof editorShop>>;
