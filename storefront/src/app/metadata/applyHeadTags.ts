import type { HeadTag } from './headTags.ts';

/** Makes the browser's head say the same of the page as the server's did after a navigation. */
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
