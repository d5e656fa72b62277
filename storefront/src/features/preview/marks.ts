/** The attribute that maps a click to its widget; never on a shopper's page. */
export const markAttribute = 'data-preview-widget';

/**
 * Outlines around the hovered and the selected widget, in the page's own text colour on a line of
 * its background, so that they are visible on any picture.
 */
export function stylePreview(document: Document): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = `
    [${markAttribute}] { position: relative; }
    [data-is-hovered]::after, [data-is-selected]::after { content: ''; position: absolute; inset: 0; z-index: 9; pointer-events: none; }
    [data-is-hovered]::after { outline: 1px dashed CanvasText; outline-offset: -1px; }
    [data-is-selected]:not([data-is-selected=''])::before { content: attr(data-is-selected); position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 10; padding-inline: 8px; background: CanvasText; color: Canvas; font: 500 14px/28px Poppins, sans-serif; pointer-events: none; }
    [data-is-selected]::after { outline: 2px solid CanvasText; outline-offset: -2px; box-shadow: inset 0 0 0 4px Canvas; }
  `;
  document.head.append(style);
  return style;
}
