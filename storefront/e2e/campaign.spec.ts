/**
 * An editor's whole path: a campaign page in four languages, a scheduled offer, previewed on its
 * day, published, found in the shop.
 */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sites } from './sites.ts';
import { adds, entersWorkbench, fields, framed } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const campaignTexts = {
  svenska: {
    title: 'Mellandagsrea',
    alias: 'mellandagsrea',
    heading: 'Det som blev över',
    text: 'Vinterns plagg till ett bättre pris, så länge de räcker.',
    offer: 'En slant till på rean',
  },
  bokmål: {
    title: 'Romjulssalg',
    alias: 'romjulssalg',
    heading: 'Det som ble igjen',
    text: 'Vinterens plagg til en bedre pris, så lenge de varer.',
    offer: 'Litt ekstra av på salget',
  },
  danska: {
    title: 'Vinterudsalg',
    alias: 'vinterudsalg',
    heading: 'Det, der blev tilbage',
    text: 'Vinterens tøj til en bedre pris, så længe lager haves.',
    offer: 'Lidt ekstra rabat på udsalget',
  },
  finska: {
    title: 'Välipäivien ale',
    alias: 'valipaivien-ale',
    heading: 'Mitä talvesta jäi',
    text: 'Talven vaatteet parempaan hintaan niin kauan kuin niitä riittää.',
    offer: 'Aleen vielä pieni lisäalennus',
  },
} as const;
type CampaignTexts = (typeof campaignTexts)[keyof typeof campaignTexts];
const languages = Object.entries(campaignTexts) as readonly (readonly [
  keyof typeof campaignTexts,
  CampaignTexts,
])[];
const byChannel: Readonly<Record<string, CampaignTexts>> = {
  se: campaignTexts.svenska,
  no: campaignTexts.bokmål,
  dk: campaignTexts.danska,
  fi: campaignTexts.finska,
};

/** Takes a screenshot of each step if the content report requests them. */
const { CAMPAIGN_PICTURES } = process.env;
let step = 0;
async function pictured(page: Page, what: string): Promise<void> {
  step += 1;
  if (CAMPAIGN_PICTURES)
    await page.screenshot({ path: join(CAMPAIGN_PICTURES, `${String(step)}-${what}.png`) });
}

/** Fills fields in every language, found by the start of their label. */
async function writes(
  page: Page,
  labels: Readonly<Record<string, keyof CampaignTexts>>,
): Promise<void> {
  for (const [language, texts] of languages) {
    await fields(page)
      .getByLabel('Språk', { exact: true })
      .first()
      .selectOption({ label: language });
    for (const [label, part] of Object.entries(labels))
      await fields(page).getByLabel(`${label}, ${language}`).first().fill(texts[part]);
  }
}

test('a campaign page is built, scheduled, previewed, published and found', async ({
  page,
  browser,
  baseURL,
}) => {
  const isQuiet = expectQuietConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await entersWorkbench(page, { name: 'Anna' });
  await page.getByRole('button', { name: 'Ny sida' }).click();
  const making = page.getByRole('dialog', { name: 'Ny sida' });
  await making.getByLabel('Namn i verkstaden').fill('Mellandagsrea');
  for (const [language, { title, alias }] of languages) {
    await making.getByRole('group', { name: language }).getByLabel('Titel').fill(title);
    await making.getByRole('group', { name: language }).getByLabel('Adress').fill(alias);
  }
  await pictured(page, 'a page in four languages');
  await making.getByRole('button', { name: 'Skapa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mellandagsrea' })).toBeVisible();

  await adds(page, 'Toppyta');
  await writes(page, { Rubrik: 'heading', Ingress: 'text' });
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(
    campaignTexts.svenska.heading,
  );
  await pictured(page, 'its first words');

  await adds(page, 'Erbjudande');
  await writes(page, { Rubrik: 'offer' });
  const offer = framed(page).getByText(campaignTexts.svenska.offer);
  await expect(offer).toBeVisible();
  await fields(page).locator('summary').filter({ hasText: 'Visas för' }).first().click();
  const tomorrow = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(Date.now() + 86_400_000);
  await fields(page).getByLabel('Från', { exact: true }).first().fill(`${tomorrow}T08:00`);
  await expect(offer).toHaveCount(0);
  await pictured(page, 'an offer that waits for its day');

  const time = page.getByRole('slider', { name: 'Så här ser sidan ut' });
  await time.press('End');
  await expect(offer).toBeVisible();
  await page.getByLabel('Kanal').selectOption('all');
  for (const [at, [, { offer: texts }]] of languages.entries())
    await expect(page.locator('iframe').nth(at).contentFrame().getByText(texts)).toBeVisible();
  await pictured(page, 'that day, on all four fronts');
  await time.press('Home');

  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Sidan är publicerad.', { exact: true })).toBeVisible();
  await pictured(page, 'published');
  isQuiet();

  const { port } = new URL(baseURL ?? '');
  for (const { channel, host } of sites) {
    const texts = byChannel[channel];
    if (!texts) throw new Error(`There are no texts for ${channel}.`);
    const shopper = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    await expect(async () => {
      expect((await shopper.goto(`http://${host}:${port}/${texts.alias}`))?.status()).toBe(200);
    }).toPass();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    await expect(shopper).toHaveTitle(new RegExp(texts.title));
    // That day has not come yet.
    await expect(shopper.getByText(texts.offer)).toHaveCount(0);
    await pictured(shopper, `found in ${channel}`);
    await shopper.context().close();
  }
});
