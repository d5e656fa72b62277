/**
 * Records how soon an edit was rendered, in milliseconds, as the browser's own measure, so that a
 * report can read it.
 */
export const recordPaint = (milliseconds: number): void =>
  void performance.measure('edit-to-paint', {
    start: performance.now() - milliseconds,
    duration: milliseconds,
  });
