/** `npm test`: everything that proves the shop, closing with the one line that counts. */
import { pinnedChromium } from './browser/pinnedChromium.ts';
import { browserStep } from './suite/browserStep.ts';
import { ledgerStep } from './suite/ledgerStep.ts';
import { startPostgres } from '../commerce/src/testing/startPostgres.mjs';
import { staticSteps } from './suite/staticSteps.ts';
import { storyStep } from './suite/storyStep.ts';
import { runSuite } from './suite/suiteStep.ts';
import { visualStep } from './suite/visualStep.ts';
import { vitestStep } from './suite/vitestStep.ts';

const browser = await pinnedChromium();
const postgres = await startPostgres();
await runSuite(
  [
    ...staticSteps,
    vitestStep('Unit and contract tests', [], {
      TEST_DATABASE_URL: postgres.url,
      ...(browser && { CHROMIUM_PATH: browser }),
    }),
    storyStep(browser),
    visualStep(browser),
    browserStep(browser),
    ledgerStep({
      units: '.cache/vitest-Unit-and-contract-tests.json',
      journeys: '.cache/playwright.json',
    }),
  ],
  { cleanUp: postgres.stop },
);
