/** A page previewed for others: their widths, machines and moment; and the gallery of widgets. */
import { expect, test } from '@playwright/test';
import { entersWorkbench, fields, framed, widgetRows } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

/** Polls until the value is as expected: a frame that is navigating cannot be read. */
const settles = <T>(read: () => Promise<T>, check: (read: T) => void) =>
  expect(async () => check(await read())).toPass({ timeout: 20_000 });

test('the preview is resized by keys and by drag, and its width is remembered', async ({
  page,
}) => {
  // High enough for the middle of the handle to be in view.
  await page.setViewportSize({ width: 1440, height: 1000 });
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  const handle = page.getByRole('slider', { name: 'Egen bredd' });
  const width = () =>
    framed(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect(handle).toHaveAttribute('aria-valuetext', '390 px');
  await handle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuetext', '401 px');
  await settles(width, (pixels) => expect(pixels).toBe(401));
  await page.keyboard.press('End');
  await settles(width, (pixels) => expect(pixels).toBe(1536));
  await page.keyboard.press('Home');
  await settles(width, (pixels) => expect(pixels).toBe(320));

  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 92, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await settles(width, (pixels) => expect(pixels).toBe(412));
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuetext', '412 px');
  await expect(page.getByLabel('Bredd', { exact: true })).toHaveValue('412');
  isQuiet();
});

test('the page is previewed in forced colours, with reduced motion, with doubled text and with slow pictures', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  const html = framed(page).locator('html');
  const heading = framed(page).getByRole('heading', { level: 1 });
  const text = framed(page).locator('main p').first();
  const sizeOf = () =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect(heading).toBeVisible();
  let before = 0;
  // The frame may still be navigating.
  await expect(async () => {
    before = await sizeOf();
  }).toPass();
  const background = () =>
    html.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  let own = '';
  await settles(background, (read) => {
    own = read;
  });

  await page.getByRole('button', { name: 'Återgivning' }).click();
  const panel = page.getByRole('dialog', { name: 'Återgivning' });
  await panel.getByLabel('Dubbelt så stor text').check();
  await settles(
    () => html.evaluate((element) => element.style.fontSize),
    (read) => expect(read).toBe('200%'),
  );
  await settles(sizeOf, (read) => expect(read).toBe(before * 2));
  await panel.getByLabel('Tvingade färger').check();
  await settles(background, (read) => expect(read).toBe('rgb(255, 255, 255)'));
  expect(own).not.toBe('rgb(255, 255, 255)');
  await panel.getByLabel('Långsamma bilder').check();
  await settles(
    () =>
      framed(page)
        .locator('img')
        .first()
        .evaluate((picture) => getComputedStyle(picture).animationName),
    (read) => expect(read).toBe('slow-picture'),
  );
  await panel.getByLabel('Mindre rörelse').check();
  const requested = () =>
    html.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(
            (rule) =>
              rule instanceof CSSMediaRule &&
              rule.media.mediaText.includes('prefers-reduced-motion: reduce'),
          ).length,
    );
  await settles(requested, (read) => expect(read).toBe(0));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Återgivning: 4' })).toBeFocused();

  await page.getByRole('button', { name: 'Återgivning: 4' }).click();
  for (const name of [
    'Dubbelt så stor text',
    'Tvingade färger',
    'Långsamma bilder',
    'Mindre rörelse',
  ])
    await panel.getByLabel(name).uncheck();
  await settles(background, (read) => expect(read).toBe(own));
  await settles(sizeOf, (read) => expect(read).toBe(before));
});

test('the whole page is loaded as the chosen customer, and its address does not change', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  const framedPage = page.waitForRequest(
    (request) =>
      new URL(request.url()).searchParams.get('preview-as')?.includes('customerType=STUDENT') ??
      false,
  );
  await page.getByLabel('Kund').selectOption({ label: 'Student' });
  const address = new URL((await framedPage).url());
  expect(address.searchParams.get('preview-as')).toBe('customerType=STUDENT&viewport=phone');
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
  const frame = () =>
    page.frames().find((each) => each.parentFrame() !== null && each.url().includes('localhost'));
  await expect.poll(() => new URL(frame()?.url() ?? 'http://nowhere/?').search).toBe('');
  await expect(framed(page).locator('html[data-is-ready]')).toBeAttached();
});

test('the gallery shows every widget with its examples, and adds one to the page', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  await expect(widgetRows(page).first()).toBeVisible();
  const before = await widgetRows(page).count();
  await page
    .getByRole('region', { name: 'På sidan' })
    .getByRole('button', { name: 'Lägg till' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se alla med exempel' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Allt som kan stå på en sida' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(22);
  await expect(page.getByRole('main').getByRole('button', { name: /^Lägg till / })).toHaveCount(46);
  await page.getByRole('button', { name: 'Lägg till Citat: Bara ord' }).click();
  await expect(widgetRows(page)).toHaveCount(before + 1);
  await expect(
    fields(page)
      .getByLabel(/svenska$/)
      .first(),
  ).toHaveValue('Det mest hållbara plagget är det du redan har.');
  await expect(
    framed(page).getByText('Det mest hållbara plagget är det du redan har.'),
  ).toBeVisible();
  isQuiet();
});

test('an editor’s page is neither cached nor indexed, and a shopper’s page has no editing marks', async ({
  page,
  request,
}) => {
  const shopper = await request.get('/');
  expect(await shopper.text()).not.toMatch(/data-preview-widget|data-is-selected|editorOrigins/);
  expect(shopper.headers()['x-robots-tag']).toBeUndefined();
  await entersWorkbench(page, { name: 'Anna' });
  const editor = await page.goto('/');
  expect(editor?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await editor?.text()).toContain('data-preview-widget');
});
