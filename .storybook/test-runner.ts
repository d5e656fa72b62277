/** What every story must hold beyond rendering and its play: a quiet console, no request to the outside, and no finding of axe in any channel. */
import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { viewports } from './toolbar.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a whole page owes and a part shown alone cannot have. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'heading-order', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'];

const noises = new WeakMap<Page, string[]>();

/** Sentences that the console, a failed script or a request said since the story began. */
function listen(page: Page): string[] {
  const known = noises.get(page);
  if (known) return known;
  const noise: string[] = [];
  noises.set(page, noise);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') noise.push(`request to the outside: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`answer ${String(response.status())}: ${response.url()}`);
  });
  return noise;
}

declare global {
  interface Window {
    axe: { readonly run: (context: unknown, options: unknown) => Promise<AxeResults> };
  }
}

async function findings(page: Page, rules: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document.body, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary, any }) => {
        const data = any[0]?.data as { contrastRatio?: number; fgColor?: string; bgColor?: string } | undefined;
        const contrast = data?.contrastRatio ? ` (${String(data.contrastRatio)}: ${data.fgColor ?? ''} on ${data.bgColor ?? ''})` : '';
        return `${id}: ${help}, ${target.join(' ')}${contrast || ` ${failureSummary ?? ''}`}`;
      }),
    );
  }, rules);
}

const config: TestRunnerConfig = {
  // The accessibility panel's own run is held back: it would check everything a second time.
  prepare: async ({ page }) => {
    const address = new URL('iframe.html', process.env.TARGET_URL);
    address.searchParams.set('globals', 'a11y.manual:!true');
    await page.goto(address.href, { waitUntil: 'load' });
  },
  preVisit: async (page, { id }) => {
    const noise = listen(page);
    const context = (await getStoryContext(page, { id, title: '', name: '' })) as { readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } };
    const styles = viewports[(context.storyGlobals?.viewport?.value ?? 'desktop') as keyof typeof viewports].styles;
    await page.setViewportSize({ width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) });
    noise.length = 0;
  },
  postVisit: async (page, { id }) => {
    await page.evaluate(() => document.fonts.ready);
    const { parameters } = await getStoryContext(page, { id, title: '', name: '' });
    const own = ((parameters as { readonly a11y?: { readonly disabledRules?: readonly string[] } }).a11y?.disabledRules ?? []);
    if (await page.evaluate(() => window.axe === undefined)) await page.addScriptTag({ path: axeFile });
    const off = Object.fromEntries([...pageRules, ...own].map((rule) => [rule, { enabled: false }]));
    const found = [...(await findings(page, { rules: off, resultTypes: ['violations'] }))];
    for (const channel of channels.filter((other) => other !== 'se')) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-channel', name), channel);
      const contrast = own.includes('color-contrast') ? [] : await findings(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      found.push(...contrast.map((finding) => `in channel ${channel}, ${finding}`));
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-channel', 'se'));
    const said = [...(noises.get(page) ?? []), ...found];
    if (said.length > 0) throw new Error(said.join('\n'));
  },
};

export default config;
