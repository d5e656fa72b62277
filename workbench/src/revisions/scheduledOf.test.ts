import type { Scheduled } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { scheduledOf } from './scheduledOf.ts';

type Given = Parameters<typeof scheduledOf>[0];
const waiting: Scheduled = { revision: 2, at: '2026-12-13T07:00:00.000Z', by: 'Anna' };
const failed: Scheduled = { ...waiting, failure: { at: waiting.at, findings: [] } };
const given = ({
  opened,
  listed,
  kind = 'page',
}: {
  readonly opened?: Scheduled;
  readonly listed?: Scheduled | null;
  readonly kind?: 'page' | 'menu';
}) => {
  const list = listed === undefined ? [] : [{ key: 'a', ...(listed && { scheduled: listed }) }];
  const part: unknown = {
    open: { summary: { scheduled: opened } },
    chosen: { kind, key: 'a' },
    pages: kind === 'page' ? list : [],
    menus: kind === 'menu' ? list : [],
  };
  return part as Given;
};

it.each([
  ['that it failed, while the page was open', given({ opened: waiting, listed: failed }), failed],
  ['that of a menu', given({ opened: waiting, listed: failed, kind: 'menu' }), failed],
  ['nothing, once it was published otherwise', given({ opened: waiting, listed: null }), undefined],
  ['what the page itself reports, until the list is loaded', given({ opened: waiting }), waiting],
])('reports %s', (_title, state, expected) => expect(scheduledOf(state)).toEqual(expected));
