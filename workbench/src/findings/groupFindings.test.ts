import { describe, expect, it } from 'vitest';
import { groupFindings, nameWhere } from './groupFindings.ts';
import { loadWorkbenchText } from '../workbenchText.ts';

const text = await loadWorkbenchText('sv');
const locationOf = (path: string) => ({ owner: 'Toppyta', field: path.split('.')[0] ?? '' });
const missing = (path: string) =>
  ({ level: 'warning', code: 'missing-translation', path }) as const;

describe('grouped findings', () => {
  it('list once what is missing of one field, in all its languages', () => {
    const groups = groupFindings(
      [missing('heading.nb'), missing('lead.nb'), missing('heading.da'), missing('heading.fi')],
      { text, locale: 'sv', locationOf },
    );
    expect(groups.map(({ field, message, path }) => [field, message, path])).toEqual([
      ['heading', 'Saknas på bokmål, danska och finska.', 'heading.nb'],
      ['lead', 'Saknas på bokmål.', 'lead.nb'],
    ]);
  });

  it('list where they occur, once for all spots with the same message', () => {
    const [se, no, dk, fi] = [
      { channel: 'se', language: 'sv', market: 'se' },
      { channel: 'no', language: 'nb', market: 'no' },
      { channel: 'dk', language: 'da', market: 'dk' },
      { channel: 'fi', language: 'fi', market: 'fi' },
    ] as const;
    const clipped = (
      path: string,
      ...occursOn: readonly (typeof se | typeof no | typeof dk | typeof fi)[]
    ) =>
      ({
        level: 'warning',
        code: 'text-clipped',
        path,
        occursOn,
        values: { words: 'Ull', widths: '390' },
      }) as const;
    const reported = (...findings: Parameters<typeof groupFindings>[0]) =>
      groupFindings(findings, { text, locale: 'sv', locationOf }).map(nameWhere);
    expect(reported(clipped('heading.fi', fi))).toEqual(['Toppyta, heading (Finland, finska)']);
    expect(reported(clipped('heading.sv', se), clipped('heading.nb', no))).toEqual([
      'Toppyta, heading (Sverige och Norge)',
    ]);
    expect(reported(clipped('image.*', se, no, dk, fi))).toEqual([
      'Toppyta, image (Alla fyra kanaler)',
    ]);
    expect(reported(missing('heading.nb'))).toEqual(['Toppyta, heading']);
  });

  it('keep apart what differs in level or message', () => {
    const tooLong = {
      level: 'error',
      code: 'too-long',
      path: 'heading.sv',
      values: { max: 10, length: 12 },
    } as const;
    expect(
      groupFindings(
        [
          tooLong,
          { ...tooLong, path: 'heading.fi', values: { max: 10, length: 14 } },
          missing('heading.nb'),
        ],
        { text, locale: 'sv', locationOf },
      ),
    ).toHaveLength(3);
  });
});
