import type { RenderedFinding } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { inspectPage } from './inspectPage.ts';

const finding: RenderedFinding = {
  level: 'warning',
  code: 'text-clipped',
  widgetId: '7-hero',
  words: 'Hej',
};

/**
 * Inspects Sweden and Norway, 390 and 320 wide, with frames that respond as `answers` lists in
 * order: `y` at once, `n` never. Recorded: `open` and `closed` for frames, and findings as `channel
 * width code`.
 */
async function inspect(
  answers: string,
  {
    sight = async () => undefined,
    abortAfter = Infinity,
    reports = [],
  }: {
    readonly sight?: () => Promise<void>;
    readonly abortAfter?: number;
    readonly reports?: string[];
  } = {},
): Promise<readonly string[]> {
  let open: string | undefined;
  let requested = 0;
  await inspectPage({
    spots: [
      { channel: 'se', language: 'sv', market: 'se' },
      { channel: 'no', language: 'nb', market: 'no' },
    ],
    widths: [390, 320],
    shownAt: (_spot, width) => ({ areaId: 7, containers: [], width }),
    frameOn: ({ channel }) => {
      if (open !== channel) reports.push(`open ${channel}`);
      open = channel;
      return { inspect: async () => (answers[requested++] === 'y' ? [finding] : undefined) };
    },
    giveUp: () => {
      reports.push('closed');
      open = undefined;
    },
    whenVisible: sight,
    isCurrent: () => requested < abortAfter,
    onInspected: ({ channel, width, findings }) =>
      reports.push(`${channel} ${String(width)} ${findings.map(({ code }) => code).join()}`),
  });
  return reports;
}

it.each<[string, string, readonly string[]]>([
  [
    'responds is inspected at every width of every channel',
    'yyyy',
    [
      'open se',
      'se 390 text-clipped',
      'se 320 text-clipped',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
  [
    'does not respond at first is requested in another frame',
    'nyyyy',
    [
      'open se',
      'closed',
      'open se',
      'se 390 text-clipped',
      'se 320 text-clipped',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
  [
    'responds the third time is inspected',
    'ynnyyy',
    [
      'open se',
      'se 390 text-clipped',
      'closed',
      'open se',
      'closed',
      'open se',
      'se 320 text-clipped',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
  [
    'never responds is reported as not inspected, and the next channel is inspected',
    'nnnyy',
    [
      'open se',
      'closed',
      'open se',
      'closed',
      'open se',
      'closed',
      'se 390 page-unseen',
      'se 320 page-unseen',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
])('a page that %s', async (_title, answers, expected) =>
  expect(await inspect(answers)).toEqual(expected),
);

it('nothing is reported of a page that is edited meanwhile', async () => {
  expect(await inspect('yyyy', { abortAfter: 2 })).toEqual(['open se', 'se 390 text-clipped']);
  expect(await inspect('nnyy', { abortAfter: 1 })).toEqual(['open se']);
});

it('no frame is inspected while the window is hidden, and that counts as no attempt', async () => {
  const back = Promise.withResolvers<undefined>();
  const reported: string[] = [];
  const looking = inspect('yyyy', { reports: reported, sight: () => back.promise });
  await new Promise(setImmediate);
  expect(reported).toEqual([]);
  back.resolve(undefined);
  await looking;
  expect(reported[0]).toBe('open se');
});
