// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from '../testing/openedDocument.ts';
import { aboutPage, createTestService } from '../testing/createTestService.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';

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
      .filter((reported) => /alias-taken|other-price/.test(reported));

  it('of publishing adds its errors to the findings before', async () => {
    const service = createTestService();
    const read: WorkbenchApi['read'] = async (...requested) =>
      ({ ...(await service.api.read(...requested)), findings: [dear] }) as never;
    const { result } = await opened({
      ...service,
      api: {
        ...service.api,
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

  it('of a saved revision stays with that, while another address is typed', async () => {
    const service = createTestService();
    const read: WorkbenchApi['read'] = async (...requested) =>
      ({ ...(await service.api.read(...requested)), findings: [gone] }) as never;
    const { result } = await opened({ ...service, api: { ...service.api, read } });
    const { saved } = result.current.editing ?? {};
    if (!saved) throw new Error('Nothing is open.');
    act(() => result.current.edit({ ...saved, alias: { sv: 'om-solvik' } }));
    expect([
      codes(result.current),
      result.current.serviceFindingsOf(saved),
      result.current.serviceFindingsOf({ ...saved }),
    ]).toEqual([[], [gone], []]);
  });

  /** The service of three revisions whose first cannot be published any more. */
  async function refused(options: { readonly mayEdit?: boolean } = {}) {
    const service = createTestService();
    service.elsewhere('Ida', aboutPage('about', 'Second'));
    const api: WorkbenchApi = {
      ...service.api,
      rollBack: async () => ({ kind: 'refused', code: 'has-errors', findings: [gone] }) as never,
      read: async (content, revision) => {
        const response = await service.api.read(content);
        return (
          revision === undefined
            ? response
            : { ...response, revision: service.revisions[revision - 1] }
        ) as never;
      },
      check: async () => ({ kind: 'checked', findings: [gone, dear] }),
    };
    const editor = await opened({ ...service, api }, options);
    await act(async () => editor.result.current.rollBack(1));
    return { ...editor, service };
  }

  it('of an older revision belongs to that one, and nothing is reported of the edited document', async () => {
    const { result, service } = await refused();
    expect([result.current.notice, codes(result.current)]).toEqual([
      { kind: 'faulty', revision: service.revisions[0], findings: [gone] },
      [],
    ]);
  });

  it('opens the older revision for repair, and undo restores the document before', async () => {
    const { result, written } = await refused();
    await act(async () => result.current.repair());
    expect([
      written()[0],
      result.current.isUnsaved,
      codes(result.current),
      result.current.notice,
    ]).toEqual([
      'Om oss',
      true,
      ['error alias-taken', 'warning other-price'],
      { kind: 'fixing', revision: 1 },
    ]);
    act(() => result.current.undo());
    expect([written()[0], result.current.isUnsaved, result.current.notice]).toEqual([
      'Second',
      false,
      undefined,
    ]);
  });

  it('opens nothing for a read-only editor', async () => {
    const { result, written } = await refused({ mayEdit: false });
    await act(async () => result.current.repair());
    expect(written()[0]).toBe('Second');
  });
});
