/** A CMS of another origin and site frames a page of the shop and edits it; one that is not listed gets nowhere. */
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { openOutside, type Outside } from './outside/openOutside.ts';
import { outsideOrigins } from './outside/origins.ts';
import { previewLink } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

interface Said {
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
      readonly say: (message: object, changes?: object) => number;
      readonly heard: readonly Said[];
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
const say = (page: Page, message: object, changes: object = {}): Promise<number> =>
  page.evaluate(([given, otherwise]) => window.cms.say(given, otherwise), [
    message,
    changes,
  ] as const);
const heard = (page: Page): Promise<readonly Said[]> => page.evaluate(() => window.cms.heard);
const loginTo = async (path: string): Promise<string> =>
  `${await previewLink({ name: 'Outside' })}&redirect=${encodeURIComponent(path)}`;

/** The about page in the frame of the CMS, with a session of its own; tells the number of its content. */
async function frames(page: Page, path = '/om-oss'): Promise<number> {
  await page.goto(listed.around(await loginTo(path)));
  await expect.poll(async () => (await heard(page)).map(({ kind }) => kind)).toContain('ready');
  const [ready] = await heard(page);
  const area = ready?.areas?.[0];
  if (!area) throw new Error('The page said nothing of what stands on it.');
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
    (await heard(page)).find(({ kind, answers }) => kind === 'ack' && answers === sequence),
  );

test('a listed CMS of another site edits a page in its frame: hello, ready, patch, ack, select, hover', async ({
  page,
  context,
}) => {
  const isQuiet = expectQuietConsole(page);
  const areaId = await frames(page);
  await say(page, { kind: 'hello' });
  await expect
    .poll(async () =>
      (await heard(page)).filter(({ kind }) => kind === 'ready').map(({ sequence }) => sequence),
    )
    .toEqual([1, 2]);

  const sequence = await say(page, patchOf(areaId, { heading: 'Skrivet någon annanstans' }));
  await ackOf(page, sequence).toMatchObject({ version: 1, problems: [] });
  const heading = shop(page).getByRole('heading', { name: 'Skrivet någon annanstans' });
  await expect(heading).toBeVisible();

  await heading.click();
  await expect
    .poll(async () => (await heard(page)).find(({ kind }) => kind === 'select')?.widgetId)
    .toBe('cms-text');
  expect((await heard(page)).find(({ kind }) => kind === 'hover')?.widgetId).toBe('cms-text');
  await say(page, { kind: 'select', widgetId: null });
  await expect(shop(page).locator('[data-is-selected]')).toHaveCount(0);
  await say(page, { kind: 'hover', widgetId: 'cms-text' });
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

test('the session of a frame goes nowhere else: neither to the shop’s own window nor to another site’s frame', async ({
  page,
  context,
  baseURL,
}) => {
  await frames(page);
  const own = await context.newPage();
  await own.goto('/preview-widgets');
  await expect(own.getByRole('heading', { level: 1, name: 'Verkstaden' })).toBeVisible();
  expect(await own.evaluate(async () => (await fetch('/api/workbench/session')).status)).toBe(401);
  const answer = await own.goto('/om-oss');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const third = await context.newPage();
  const framed = third.waitForResponse(`${baseURL ?? ''}/om-oss`);
  await third.goto(unlisted.around(`${baseURL ?? ''}/om-oss`));
  expect((await framed).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await Promise.all([own.close(), third.close()]);
});

test('a CMS that is not listed is shown nothing, and does not use the link up', async ({
  page,
  browser,
}) => {
  const link = await loginTo('/om-oss');
  const refused = page.waitForResponse((response) => response.url() === link);
  await page.goto(unlisted.around(link));
  expect((await refused).status()).toBe(403);
  await say(page, { kind: 'hello' }).catch(() => 0);
  const own = await (await browser.newContext()).newPage();
  await own.goto(link);
  await expect(own).toHaveURL(/\/om-oss$/);
  expect((await own.request.get(own.url())).headers()['cache-control']).toBe('no-store');
  expect(await heard(page)).toEqual([]);
  await own.context().close();
});

test('a page of the shop’s own visitor stands in nobody’s frame, listed or not', async ({
  page,
  baseURL,
}) => {
  for (const outside of [listed, unlisted]) {
    await page.goto(outside.around(`${baseURL ?? ''}/om-oss`));
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    expect(await heard(page)).toEqual([]);
  }
});

test('what is not of the protocol is not heard', async ({ page }) => {
  const areaId = await frames(page);
  const shown = shop(page).getByRole('heading', { level: 1 });
  const before = (await shown.textContent()) ?? '';
  const patch = patchOf(areaId, { heading: 'Inte hörd' });
  await say(page, patch, { version: 2 });
  await say(page, patch, { protocol: 'other' });
  await say(page, patch, { sequence: '7' });
  await say(page, { ...patch, containers: [{ ...patch.containers[0], widgets: [{ id: 'a' }] }] });
  await say(page, { kind: 'constructor' });
  const last = await say(page, { kind: 'patch', areaId: 999_999, containers: [] });
  await ackOf(page, last).toBeDefined();
  expect((await heard(page)).filter(({ kind }) => kind === 'ack')).toHaveLength(1);
  await expect(shown).toHaveText(before);
});

test('a message that was heard before, or comes too late, is not heard again', async ({ page }) => {
  const areaId = await frames(page);
  const first = await say(page, patchOf(areaId, { heading: 'Den första' }));
  await ackOf(page, first).toBeDefined();
  const second = await say(page, patchOf(areaId, { heading: 'Den andra' }));
  await ackOf(page, second).toBeDefined();
  await say(page, patchOf(areaId, { heading: 'Den första' }), { sequence: first });
  await say(page, patchOf(areaId, { heading: 'Den första' }), { sequence: second });
  const last = await say(page, { kind: 'patch', areaId: 999_999, containers: [] });
  await ackOf(page, last).toBeDefined();
  expect((await heard(page)).filter(({ kind }) => kind === 'ack')).toHaveLength(3);
  await expect(shop(page).getByRole('heading', { name: 'Den andra' })).toBeVisible();
});

test('hostile content runs nothing and breaks nothing, and is told of by widget', async ({
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
  const sequence = await say(page, {
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
  await ackOf(page, sequence).toBeDefined();
  const ack = (await heard(page)).find(({ kind }) => kind === 'ack');
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
