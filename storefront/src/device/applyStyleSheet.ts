/**
 * Adds the style sheet of all components to the document, which came with the rules of just what it showed. Resolves once
 * it applies, and also when it cannot be had: what stands on the page keeps its looks.
 */
export function applyStyleSheet(document: Document): Promise<void> {
  const href = document.querySelector('link[data-is-sheet]')?.getAttribute('href');
  if (!href) return Promise.resolve();
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
    document.head.append(sheet);
  });
}
