/**
 * Requirements of every story beyond rendering and its play function: no console output, no
 * external request, no motion with reduced motion, no finding of axe or IBM’s engine in the first
 * channel, and no text in an undeclared pair of colours in any channel. A sample of the stories is
 * also checked by the engines in every channel and its language.
 */
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { axeFindings } from './axeFindings.ts';
import { contrastFindings } from './contrastFindings.ts';
import { forcedColourFindings } from './forcedColourFindings.ts';
import { ibmFindings } from './ibmFindings.ts';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { motionFindings } from './motionFindings.ts';
import { recordPageErrors } from './recordPageErrors.ts';
import { viewports } from './toolbar.ts';
import { isInShare, channelFindings } from './channelFindings.ts';

type StoryContext = {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: keyof typeof viewports } };
};

const storybook = process.env.STORYBOOK_ADDRESS ?? '';

/** A picture of the page when its story failed. */
async function photographFailure(page: Page, storyId: string): Promise<void> {
  const folder = process.env.STORY_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${storyId}.png`) });
}

/** The component whose stories a page shows. */
const shown = new WeakMap<Page, string>();

/** What the stories of one component have stored is not there for the next, which share its page. */
async function beginComponent(page: Page, storyId: string): Promise<void> {
  const [component = ''] = storyId.split('--');
  if (shown.get(page) === component) return;
  shown.set(page, component);
  await page.context().clearCookies();
  await page.evaluate(() => {
    // The accessibility panel would check everything twice. An address without a story has no globals.
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    });
    localStorage.clear();
    sessionStorage.clear();
  });
}

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    await page.goto(`${storybook}/iframe.html`, { waitUntil: 'load' });
    // Storybook's hidden help has the first links of the page, where only a skip link may be.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('.sb-wrapper a')) link.remove();
    });
  },
  preVisit: async (page, { id, title, name }) => {
    await beginComponent(page, id);
    const { storyGlobals } = (await getStoryContext(page, { id, title, name })) as StoryContext;
    const { width, height } = viewports[storyGlobals?.viewport?.value ?? 'desktop'].styles;
    await page.setViewportSize({
      width: Number.parseInt(width, 10),
      height: Number.parseInt(height, 10),
    });
    recordPageErrors(page).length = 0;
  },
  postVisit: async (page, { id: storyId, hasFailure = false }) => {
    if (hasFailure) await photographFailure(page, storyId);
    await page.evaluate(() => document.fonts.ready);
    const visit = { storyId, channel: channels[0] };
    const findings = [
      ...recordPageErrors(page),
      ...(await motionFindings(page)),
      ...(await axeFindings(page, visit)),
      ...(await ibmFindings(page, visit)),
      ...(await contrastFindings(page, visit)),
      ...(await forcedColourFindings(page)),
    ];
    if (isInShare(storyId, Number(process.env.SAMPLE_SHARE)))
      findings.push(
        ...(await channelFindings(page, {
          storyId,
          address: storybook,
        })),
      );
    if (findings.length === 0) return;
    await photographFailure(page, storyId);
    throw new Error(findings.join('\n'));
  },
};

export default config;
