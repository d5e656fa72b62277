import { expect, it } from 'vitest';
import { newerRevision } from './newerRevision.ts';

const listed = { latest: { number: 4, author: 'Vera', savedAt: '' } };
const open = { editing: { revision: 3 }, doing: undefined, notice: undefined };

it.each<[string, Parameters<typeof newerRevision>, number | undefined]>([
  ['what another editor saved since', [open, { listed, dismissed: undefined }], 4],
  ['another saved since an earlier one was dismissed', [open, { listed, dismissed: 3 }], 4],
  ['nothing once it is dismissed', [open, { listed, dismissed: 4 }], undefined],
  [
    'nothing when the open revision is the latest',
    [
      { ...open, editing: { revision: 4 } },
      { listed, dismissed: undefined },
    ],
    undefined,
  ],
  [
    'nothing while a request is on its way',
    [
      { ...open, doing: 'saving' },
      { listed, dismissed: undefined },
    ],
    undefined,
  ],
  [
    'nothing while a conflict is to be decided',
    [
      { ...open, notice: { kind: 'conflict' } },
      { listed, dismissed: undefined },
    ],
    undefined,
  ],
  ['nothing of what is not listed', [open, { listed: undefined, dismissed: undefined }], undefined],
  [
    'nothing while nothing is open',
    [
      { ...open, editing: undefined },
      { listed, dismissed: undefined },
    ],
    undefined,
  ],
])('is %s', (_title, given, expected) => expect(newerRevision(...given)?.number).toBe(expected));
