import type { DrawnFinding } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { lookAtPage } from './lookAtPage.ts';

const finding: DrawnFinding = {
  level: 'warning',
  code: 'text-clipped',
  widgetId: '7-hero',
  words: 'Hej',
};

/**
 * Looks at Sweden and Norway, 390 and 320 wide, with frames that answer as `answers` says in order: `y` at once, `n` never.
 * Told back: `open` and `gone` for frames, and what was seen as `front width code`.
 */
async function look(
  answers: string,
  {
    sight = async () => undefined,
    wantedFor = Infinity,
    told = [],
  }: {
    readonly sight?: () => Promise<void>;
    readonly wantedFor?: number;
    readonly told?: string[];
  } = {},
): Promise<readonly string[]> {
  let open: string | undefined;
  let asked = 0;
  await lookAtPage({
    spots: [
      { front: 'se', language: 'sv', market: 'se' },
      { front: 'no', language: 'nb', market: 'no' },
    ],
    widths: [390, 320],
    shownAt: (_spot, width) => ({ areaId: 7, containers: [], width }),
    frameOn: ({ front }) => {
      if (open !== front) told.push(`open ${front}`);
      open = front;
      return { inspect: async () => (answers[asked++] === 'y' ? [finding] : undefined) };
    },
    giveUp: () => {
      told.push('gone');
      open = undefined;
    },
    inSight: sight,
    isWanted: () => asked < wantedFor,
    onSeen: ({ front, width, findings }) =>
      told.push(`${front} ${String(width)} ${findings.map(({ code }) => code).join()}`),
  });
  return told;
}

it.each<[string, string, readonly string[]]>([
  [
    'answers is seen at every width of every front',
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
    'does not answer at first is asked in another frame',
    'nyyyy',
    [
      'open se',
      'gone',
      'open se',
      'se 390 text-clipped',
      'se 320 text-clipped',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
  [
    'answers the third time is seen',
    'ynnyyy',
    [
      'open se',
      'se 390 text-clipped',
      'gone',
      'open se',
      'gone',
      'open se',
      'se 320 text-clipped',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
  [
    'never answers is said not to have been seen, and the next front is looked at',
    'nnnyy',
    [
      'open se',
      'gone',
      'open se',
      'gone',
      'open se',
      'gone',
      'se 390 page-unseen',
      'se 320 page-unseen',
      'open no',
      'no 390 text-clipped',
      'no 320 text-clipped',
    ],
  ],
])('a page that %s', async (_title, answers, expected) =>
  expect(await look(answers)).toEqual(expected),
);

it('nothing is told of a page that is edited meanwhile', async () => {
  expect(await look('yyyy', { wantedFor: 2 })).toEqual(['open se', 'se 390 text-clipped']);
  expect(await look('nnyy', { wantedFor: 1 })).toEqual(['open se']);
});

it('no frame is asked while the editor looks elsewhere, and that costs no patience', async () => {
  const back = Promise.withResolvers<undefined>();
  const told: string[] = [];
  const looking = look('yyyy', { told, sight: () => back.promise });
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  back.resolve(undefined);
  await looking;
  expect(told[0]).toBe('open se');
});
