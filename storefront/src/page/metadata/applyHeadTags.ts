import type { HeadTag } from './headTags.ts';

/** Updates the browser's head after a navigation to what the server would have written. */
export function applyHeadTags(
  tags: readonly HeadTag[],
  head: HTMLHeadElement = document.head,
): void {
  for (const old of head.querySelectorAll('[data-page]')) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      head.ownerDocument.title = tag.text;
      continue;
    }
    const element = head.ownerDocument.createElement(tag.tag);
    element.setAttribute('data-page', '');
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    if (tag.tag === 'script') element.textContent = tag.text;
    head.append(element);
  }
}
