// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { adaptDocument, adaptQuery } from './adaptDocument.ts';

const none = { forcedColours: false, reducedMotion: false, textSize: 100 };

describe('adaptations', () => {
  it.each([
    ['(forced-colors: active)', { forcedColours: true }, '(min-width: 0px)'],
    ['(forced-colors: active)', { reducedMotion: true }, '(forced-colors: active)'],
    ['(prefers-reduced-motion: reduce)', { reducedMotion: true }, '(min-width: 0px)'],
    [
      '(min-width: 768px) and (prefers-reduced-motion: reduce)',
      { reducedMotion: true },
      '(min-width: 768px) and (min-width: 0px)',
    ],
    ['print', { reducedMotion: true, forcedColours: true }, 'print'],
  ])('change %s with %o to %s', (query, adaptations, expected) =>
    expect(adaptQuery(query, { ...none, ...adaptations })).toBe(expected),
  );
});

describe('the document', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<style>@media (prefers-reduced-motion: reduce) { p { animation: none } }</style>';
  });
  const query = () =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find((rule) => rule instanceof CSSMediaRule)?.media.mediaText;

  it('is adapted and restored as it was', () => {
    adaptDocument(document, { ...none, reducedMotion: true });
    adaptDocument(document, { ...none, reducedMotion: true });
    expect(query()).toBe('(min-width: 0px)');
    adaptDocument(document, none);
    expect(query()).toBe('(prefers-reduced-motion: reduce)');
  });

  it('has its text enlarged, and its colours replaced once', () => {
    adaptDocument(document, { forcedColours: true, reducedMotion: false, textSize: 200 });
    adaptDocument(document, { forcedColours: true, reducedMotion: false, textSize: 200 });
    expect(document.documentElement.style.fontSize).toBe('200%');
    expect(document.querySelectorAll('#forced-colours')).toHaveLength(1);
    adaptDocument(document, none);
    expect(document.documentElement.style.fontSize).toBe('');
    expect(document.querySelector('#forced-colours')).toBeNull();
  });
});
