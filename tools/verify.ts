/** `npm run verify`: the quick inner loop, under a minute. */
import { staticSteps } from './suite/staticSteps.ts';
import { runSuite } from './suite/suiteStep.ts';
import { vitestStep } from './suite/vitestStep.ts';

await runSuite([
  ...staticSteps,
  vitestStep('Unit tests', [
    '--project',
    'node',
    'addresses',
    'shop-rules',
    'content-schema',
    'design-system',
    'widgets',
    'storefront/src',
    'storefront/server',
    'tools',
  ]),
]);
