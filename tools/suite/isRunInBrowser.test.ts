import { expect, it } from 'vitest';
import { isRunInBrowser } from './isRunInBrowser.ts';

it.each([
  ['design-system/src/Dialog.browser.test.tsx', '', true],
  ['.storybook/fontArrival.test.ts', `import { launchCamera } from './visual/camera.ts';`, true],
  ['.storybook/visual/withCamera.test.ts', `import { withCamera } from './withCamera.ts';`, true],
  ['.storybook/noise.test.ts', `import { chromium } from 'playwright';`, true],
  ['commerce/src/stock/reserve.test.ts', `import { Pool } from 'pg';`, false],
])('%s: %s', (path, text, isIt) => {
  expect(isRunInBrowser(path, text)).toBe(isIt);
});
