/**
 * A CMS of another origin and site frames a page of the shop and edits it; an unlisted one cannot.
 */
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { openOutside, type Outside } from './outside/openOutside.ts';
import { outsideOrigins } from './outside/origins.ts';
import { previewLink } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

interface ReceivedMessage {
  readonly kind: string;
  readonly version: number;
  readonly sequence: number;
  readonly answers?: number;
  readonly widgetId?: string | null;
  readonly areas?: readonly { readonly id: number; readonly name: string }[];
  readonly problems?: readonly { readonly widgetId: string }[];
}
declare global {
  interface Window {
    readonly cms: {
      readonly send: (message: object, changes?: object) => number;
      readonly received: readonly ReceivedMessage[];
    };
  }
}

let listed: Outside;
let unlisted: Outside;
test.beforeAll(async ({ baseURL }) => {
  const origins = outsideOrigins(Number(new URL(baseURL ?? '').port));
  [listed, unlisted] = await Promise.all([
    openOutside(origins.listed),
    openOutside(origins.unlisted),
  ]);
});
test.afterAll(async () => {
  await Promise.all([listed.close(), unlisted.close()]);
});

const shop = (page: Page): FrameLocator => page.frameLocator('iframe');
const send = (page: Page, message: object, changes: object = {}): Promise<number> =>
  page.evaluate(([sent, otherwise]) => window.cms.send(sent, otherwise), [
    message,
    changes,
  ] as const);
const received = (page: Page): Promise<readonly ReceivedMessage[]> =>
  page.evaluate(() => window.cms.received);
const loginTo = async (path: string): Promise<string> =>
  `${await previewLink({ name: 'Outside' })}&redirect=${encodeURIComponent(path)}`;

/** The about page in the CMS's frame, with its own session; returns the id of its content. */
async function frames(page: Page, path = '/om-oss'): Promise<number> {
  await page.goto(listed.around(await loginTo(path)));
  await expect.poll(async () => (await received(page)).map(({ kind }) => kind)).toContain('ready');
  const [ready] = await received(page);
  const area = ready?.areas?.[0];
  if (!area) throw new Error('The page reported no widgets.');
  return area.id;
}

const patchOf = (areaId: number, configuration: object, id = 'cms-text') => ({
  kind: 'patch',
  areaId,
  containers: [
    {
      id: 1,
      sortOrder: 0,
      name: 'Row',
      layout: 'full',
      responsiveMode: '',
      design: 'default',
      widgets: [
        {
          id,
          name: 'Text',
          type: 'text',
          size: 'full',
          sortOrder: 0,
          configuration: JSON.stringify(configuration),
        },
      ],
    },
  ],
});
const ackOf = (page: Page, sequence: number) =>
  expect.poll(async () =>
    (await received(page)).find(({ kind, answers }) => kind === 'ack' && answers === sequence),
  );

test('a listed CMS of another site edits a page in its frame: hello, ready, patch, ack, select, hover', async ({
  page,
  context,
}) => {
  const isQuiet = expectQuietConsole(page);
  const areaId = await frames(page);
  await send(page, { kind: 'hello' });
  await expect
    .poll(async () =>
      (await received(page)).filter(({ kind }) => kind === 'ready').map(({ sequence }) => sequence),
    )
    .toEqual([1, 2]);

  const sequence = await send(page, patchOf(areaId, { heading: 'Skrivet någon annanstans' }));
  await ackOf(page, sequence).toMatchObject({ version: 1, problems: [] });
  const heading = shop(page).getByRole('heading', { name: 'Skrivet någon annanstans' });
  await expect(heading).toBeVisible();

  await heading.click();
  await expect
    .poll(async () => (await received(page)).find(({ kind }) => kind === 'select')?.widgetId)
    .toBe('cms-text');
  expect((await received(page)).find(({ kind }) => kind === 'hover')?.widgetId).toBe('cms-text');
  await send(page, { kind: 'select', widgetId: null });
  await expect(shop(page).locator('[data-is-selected]')).toHaveCount(0);
  await send(page, { kind: 'hover', widgetId: 'cms-text' });
  await expect(shop(page).locator('[data-is-hovered]')).toHaveCount(1);

  const session = (await context.cookies()).find(({ name }) => name === 'solvik-preview');
  expect(session).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitionKey: 'http://127.0.0.1',
  });
  isQuiet();
});

test('a frame’s session is valid neither in the shop’s own window nor in another site’s frame', async ({
  page,
  context,
  baseURL,
}) => {
  await frames(page);
  const own = await context.newPage();
  await own.goto('/preview-widgets');
  await expect(own.getByRole('heading', { level: 1, name: 'Verkstaden' })).toBeVisible();
  expect(await own.evaluate(async () => (await fetch('/api/workbench/session')).status)).toBe(401);
  const response = await own.goto('/om-oss');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const third = await context.newPage();
  const framed = third.waitForResponse(`${baseURL ?? ''}/om-oss`);
  await third.goto(unlisted.around(`${baseURL ?? ''}/om-oss`));
  expect((await framed).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await Promise.all([own.close(), third.close()]);
});

test('a CMS that is not listed is shown nothing, and does not use up the link', async ({
  page,
  browser,
}) => {
  const link = await loginTo('/om-oss');
  const refused = page.waitForResponse((response) => response.url() === link);
  await page.goto(unlisted.around(link));
  expect((await refused).status()).toBe(403);
  await send(page, { kind: 'hello' }).catch(() => 0);
  const own = await (await browser.newContext()).newPage();
  await own.goto(link);
  await expect(own).toHaveURL(/\/om-oss$/);
  expect((await own.request.get(own.url())).headers()['cache-control']).toBe('no-store');
  expect(await received(page)).toEqual([]);
  await own.context().close();
});

test('a shopper’s page cannot be framed by any site, listed or not', async ({ page, baseURL }) => {
  for (const outside of [listed, unlisted]) {
    await page.goto(outside.around(`${baseURL ?? ''}/om-oss`));
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    expect(await received(page)).toEqual([]);
  }
});

test('messages outside the protocol are ignored', async ({ page }) => {
  const areaId = await frames(page);
  const shown = shop(page).getByRole('heading', { level: 1 });
  const before = (await shown.textContent()) ?? '';
  const patch = patchOf(areaId, { heading: 'Inte hörd' });
  await send(page, patch, { version: 2 });
  await send(page, patch, { protocol: 'other' });
  await send(page, patch, { sequence: '7' });
  await send(page, { ...patch, containers: [{ ...patch.containers[0], widgets: [{ id: 'a' }] }] });
  await send(page, { kind: 'constructor' });
  const last = await send(page, { kind: 'patch', areaId: 999_999, containers: [] });
  await ackOf(page, last).toMatchObject({ version: 1 });
  expect((await received(page)).filter(({ kind }) => kind === 'ack')).toHaveLength(1);
  await expect(shown).toHaveText(before);
});

test('replayed and late messages are ignored', async ({ page }) => {
  const areaId = await frames(page);
  const first = await send(page, patchOf(areaId, { heading: 'Den första' }));
  await ackOf(page, first).toMatchObject({ version: 1 });
  const second = await send(page, patchOf(areaId, { heading: 'Den andra' }));
  await ackOf(page, second).toMatchObject({ version: 1 });
  await send(page, patchOf(areaId, { heading: 'Den första' }), { sequence: first });
  await send(page, patchOf(areaId, { heading: 'Den första' }), { sequence: second });
  const last = await send(page, { kind: 'patch', areaId: 999_999, containers: [] });
  await ackOf(page, last).toMatchObject({ version: 1 });
  expect((await received(page)).filter(({ kind }) => kind === 'ack')).toHaveLength(3);
  await expect(shop(page).getByRole('heading', { name: 'Den andra' })).toBeVisible();
});

test('hostile content executes nothing and breaks nothing, and is reported per widget', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const areaId = await frames(page);
  const script = '<img src=x onerror="parent.hit=1;alert(1)"><script>alert(2)</script>';
  const widget = (id: string, type: string, configuration: unknown) => ({
    id,
    name: script,
    type,
    size: 'full',
    sortOrder: 0,
    configuration:
      typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
  });
  const widgets = [
    widget('words', 'text', { heading: script }),
    widget('markup', 'html', {
      markup: `<p onclick="alert(3)">Kvar</p>${script}<a href="javascript:alert(4)">Länk</a>`,
    }),
    widget('link', 'buttons', {
      buttons: [{ link: { label: 'Hit', href: 'javascript:alert(5)' } }],
    }),
    widget('picture', 'image', { image: { file: '../../etc/passwd', alt: script } }),
    widget('no-json', 'text', '{'),
    widget('no-type', '__proto__', '{}'),
    widget('newer', 'text', { $version: 99, heading: 'A' }),
    widget(
      'polluting',
      'text',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"heading":"Ren"}',
    ),
    widget('deep', 'text', `{"heading":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  ];
  const sequence = await send(page, {
    kind: 'patch',
    areaId,
    containers: [
      {
        id: 1,
        sortOrder: 0,
        name: script,
        layout: 'full',
        responsiveMode: '',
        design: 'default',
        widgets,
      },
    ],
  });
  await ackOf(page, sequence).toMatchObject({ version: 1 });
  const ack = (await received(page)).find(({ kind }) => kind === 'ack');
  expect(ack?.problems?.map(({ widgetId }) => widgetId)).toEqual(
    expect.arrayContaining(['link', 'no-json', 'no-type', 'newer', 'deep']),
  );
  await expect(shop(page).getByText('Kvar', { exact: true })).toBeVisible();
  await expect(shop(page).getByRole('heading', { name: script, exact: true })).toBeVisible();
  expect(dialogs).toEqual([]);
  const frame = page.frames().find((each) => each.url().includes('/om-oss'));
  expect(
    await frame?.evaluate(() => [
      document.querySelectorAll('#main script:not([type="application/ld+json"])').length,
      'polluted' in {},
    ]),
  ).toEqual([0, false]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
