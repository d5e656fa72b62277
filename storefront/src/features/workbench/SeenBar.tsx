import { customerTypes, type Language, languages } from '@solvik/content-schema';
import { Select } from '@solvik/design-system';
import { Conditions } from './seeing/Conditions.tsx';
import { fronts, type Seen, widths } from './seen.ts';
import { customerKeys } from './showing/sayShown.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** The usual widths, with one that was pulled among them. */
const withOwn = (width: number): readonly number[] => [...new Set<number>([...widths, width])].toSorted((a, b) => a - b);

/** As whom and how wide the page is looked at. */
export function SeenBar({ seen, onChange, text }: { readonly seen: Seen; readonly onChange: (seen: Seen) => void; readonly text: WorkbenchText }) {
  return (
    <>
      <Select emphasis="bar" label={text('see.front')} value={seen.front} options={[...fronts.map((value) => ({ value, label: text(`market.${value}`) })), { value: 'all', label: text('see.all') }]} onChange={({ currentTarget }) => onChange({ ...seen, front: currentTarget.value as Seen['front'] })} />
      <Select emphasis="bar" label={text('see.market')} value={seen.market ?? ''} options={[{ value: '', label: text('see.ownMarket') }, ...fronts.map((value) => ({ value, label: text(`market.${value}`) }))]} onChange={({ currentTarget }) => onChange({ ...seen, market: (currentTarget.value || undefined) as Seen['market'] })} />
      <Select emphasis="bar" label={text('see.language')} value={seen.language ?? ''} options={[{ value: '', label: text('see.ownLanguage') }, ...languages.map((value) => ({ value, label: text(`language.${value}`) }))]} onChange={({ currentTarget }) => onChange({ ...seen, language: (currentTarget.value || undefined) as Language | undefined })} />
      <Select emphasis="bar" label={text('see.customer')} value={seen.customerType ?? ''} options={[{ value: '', label: text('see.anyCustomer') }, ...customerTypes.map((value) => ({ value, label: text(customerKeys[value]) }))]} onChange={({ currentTarget }) => onChange({ ...seen, customerType: (currentTarget.value || undefined) as Seen['customerType'] })} />
      <Select emphasis="bar" label={text('see.membership')} value={seen.membership ?? ''} options={[{ value: '', label: text('see.anyMembership') }, { value: 'guest', label: text('see.guest') }, { value: 'member', label: text('see.member') }]} onChange={({ currentTarget }) => onChange({ ...seen, membership: (currentTarget.value || undefined) as Seen['membership'] })} />
      <Select emphasis="bar" label={text('see.width')} value={String(seen.width)} options={withOwn(seen.width).map((width) => ({ value: String(width), label: text('see.widthOf', { width }) }))} onChange={({ currentTarget }) => onChange({ ...seen, width: Number(currentTarget.value) })} />
      <Conditions seen={seen} onChange={onChange} text={text} />
    </>
  );
}
