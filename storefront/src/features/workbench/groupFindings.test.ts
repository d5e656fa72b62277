import { describe, expect, it } from 'vitest';
import { groupFindings } from './groupFindings.ts';
import { loadWorkbenchText } from './workbenchText.ts';

const text = await loadWorkbenchText('sv');
const whereOf = (path: string) => ({ owner: 'Toppyta', field: path.split('.')[0] ?? '' });
const missing = (path: string) => ({ level: 'warning', code: 'missing-translation', path }) as const;

describe('findings as they are read', () => {
  it('say once what is missing of one field, in all its languages', () => {
    const groups = groupFindings([missing('heading.nb'), missing('lead.nb'), missing('heading.da'), missing('heading.fi')], { text, locale: 'sv', whereOf });
    expect(groups.map(({ field, said, path }) => [field, said, path])).toEqual([
      ['heading', 'Saknas på bokmål, danska och finska.', 'heading.nb'],
      ['lead', 'Saknas på bokmål.', 'lead.nb'],
    ]);
  });

  it('keep apart what differs in weight or words', () => {
    const tooLong = { level: 'error', code: 'too-long', path: 'heading.sv', values: { max: 10, length: 12 } } as const;
    expect(groupFindings([tooLong, { ...tooLong, path: 'heading.fi', values: { max: 10, length: 14 } }, missing('heading.nb')], { text, locale: 'sv', whereOf })).toHaveLength(3);
  });
});
