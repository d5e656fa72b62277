import { describe, expect, it } from 'vitest';
import { groupFindings, nameWhere } from './groupFindings.ts';
import { loadWorkbenchText } from './workbenchText.ts';

const text = await loadWorkbenchText('sv');
const whereOf = (path: string) => ({ owner: 'Toppyta', field: path.split('.')[0] ?? '' });
const missing = (path: string) =>
  ({ level: 'warning', code: 'missing-translation', path }) as const;

describe('findings as they are read', () => {
  it('say once what is missing of one field, in all its languages', () => {
    const groups = groupFindings(
      [missing('heading.nb'), missing('lead.nb'), missing('heading.da'), missing('heading.fi')],
      { text, locale: 'sv', whereOf },
    );
    expect(groups.map(({ field, said, path }) => [field, said, path])).toEqual([
      ['heading', 'Saknas på bokmål, danska och finska.', 'heading.nb'],
      ['lead', 'Saknas på bokmål.', 'lead.nb'],
    ]);
  });

  it('say where they are seen, once for all the places that say alike', () => {
    const [se, no, dk, fi] = [
      { front: 'se', language: 'sv', market: 'se' },
      { front: 'no', language: 'nb', market: 'no' },
      { front: 'dk', language: 'da', market: 'dk' },
      { front: 'fi', language: 'fi', market: 'fi' },
    ] as const;
    const clipped = (
      path: string,
      ...seenOn: readonly (typeof se | typeof no | typeof dk | typeof fi)[]
    ) =>
      ({
        level: 'warning',
        code: 'text-clipped',
        path,
        seenOn,
        values: { words: 'Ull', widths: '390' },
      }) as const;
    const told = (...findings: Parameters<typeof groupFindings>[0]) =>
      groupFindings(findings, { text, locale: 'sv', whereOf }).map(nameWhere);
    expect(told(clipped('heading.fi', fi))).toEqual(['Toppyta, heading (Finland, finska)']);
    expect(told(clipped('heading.sv', se), clipped('heading.nb', no))).toEqual([
      'Toppyta, heading (Sverige och Norge)',
    ]);
    expect(told(clipped('image.*', se, no, dk, fi))).toEqual([
      'Toppyta, image (Alla fyra kanaler)',
    ]);
    expect(told(missing('heading.nb'))).toEqual(['Toppyta, heading']);
  });

  it('keep apart what differs in weight or words', () => {
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
        { text, locale: 'sv', whereOf },
      ),
    ).toHaveLength(3);
  });
});
