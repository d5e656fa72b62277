// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from './saving/openedDocument.ts';
import { aboutPage, testDesk } from './saving/testDesk.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a refusal', () => {
  const gone = {
    level: 'error',
    path: 'alias.sv',
    code: 'alias-taken',
    values: { alias: 'om-oss', page: 'Om oss' },
  } as const;
  const dear = {
    level: 'warning',
    path: 'containers[0].widgets[0].fields.heading.sv',
    code: 'other-price',
    values: { said: '1', price: '2' },
  } as never;
  const codes = ({
    findings,
  }: {
    readonly findings: readonly { readonly level: string; readonly code: string }[];
  }) =>
    findings
      .map(({ level, code }) => `${level} ${code}`)
      .filter((told) => /alias-taken|other-price/.test(told));

  it('of publishing adds what keeps it back to what was said before', async () => {
    const desk = testDesk();
    const read: WorkbenchApi['read'] = async (...asked) =>
      ({ ...(await desk.api.read(...asked)), findings: [dear] }) as never;
    const { result } = await opened({
      ...desk,
      api: {
        ...desk.api,
        read,
        publish: async () => ({ kind: 'refused', code: 'has-errors', findings: [gone] }) as never,
      },
    });
    expect(codes(result.current)).toEqual(['warning other-price']);
    await act(async () => result.current.publish());
    expect(codes(result.current)).toEqual(['error alias-taken', 'warning other-price']);
    await act(async () => result.current.publish());
    expect(codes(result.current)).toEqual(['error alias-taken', 'warning other-price']);
  });

  it('of what is saved stands for that, while another address is typed', async () => {
    const desk = testDesk();
    const read: WorkbenchApi['read'] = async (...asked) =>
      ({ ...(await desk.api.read(...asked)), findings: [gone] }) as never;
    const { result } = await opened({ ...desk, api: { ...desk.api, read } });
    const { saved } = result.current.editing ?? {};
    if (!saved) throw new Error('Nothing is open.');
    act(() => void result.current.edit({ ...saved, alias: { sv: 'om-solvik' } }));
    expect([
      codes(result.current),
      result.current.saidOf(saved),
      result.current.saidOf({ ...saved }),
    ]).toEqual([[], [gone], []]);
  });

  /** The desk of three revisions whose first cannot be published any more. */
  async function refused(options: { readonly mayEdit?: boolean } = {}) {
    const desk = testDesk();
    desk.elsewhere('Ida', aboutPage('about', 'Second'));
    const api: WorkbenchApi = {
      ...desk.api,
      rollBack: async () => ({ kind: 'refused', code: 'has-errors', findings: [gone] }) as never,
      read: async (content, revision) => {
        const answer = await desk.api.read(content);
        return (
          revision === undefined ? answer : { ...answer, revision: desk.revisions[revision - 1] }
        ) as never;
      },
      check: async () => ({ kind: 'checked', findings: [gone, dear] }),
    };
    const room = await opened({ ...desk, api }, options);
    await act(async () => room.result.current.rollBack(1));
    return { ...room, desk };
  }

  it('of an older revision is of that one, and nothing is said of what is edited', async () => {
    const { result, desk } = await refused();
    expect([result.current.said, codes(result.current)]).toEqual([
      { kind: 'faulty', revision: desk.revisions[0], findings: [gone] },
      [],
    ]);
  });

  it('puts the older revision before the editor to be mended, and undoing brings back what was', async () => {
    const { result, written } = await refused();
    await act(async () => result.current.mend());
    expect([
      written()[0],
      result.current.isUnsaved,
      codes(result.current),
      result.current.said,
    ]).toEqual([
      'Om oss',
      true,
      ['error alias-taken', 'warning other-price'],
      { kind: 'mending', revision: 1 },
    ]);
    act(() => result.current.undo());
    expect([written()[0], result.current.isUnsaved, result.current.said]).toEqual([
      'Second',
      false,
      undefined,
    ]);
  });

  it('puts nothing before who may only look', async () => {
    const { result, written } = await refused({ mayEdit: false });
    await act(async () => result.current.mend());
    expect(written()[0]).toBe('Second');
  });
});
