/**
 * Adds the style sheet of all components to the document, which was sent with only the rules it
 * needs. Resolves once it applies, and also if it cannot be loaded: the page keeps its current
 * styles.
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
