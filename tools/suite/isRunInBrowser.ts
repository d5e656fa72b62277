/**
 * Whether a unit test drives a browser, and so can run out of time on a loaded machine. What needs none is never
 * repeated: a race that shows once is there.
 */
export const isRunInBrowser = (path: string, text: string): boolean =>
  path.endsWith('.browser.test.tsx') ||
  /from '(playwright|[^']*\/(camera|withCamera)\.ts)'/.test(text);
