import { customerTypes, unknownVisitor } from '@solvik/content-schema/editing';
import { Button, Select } from '@solvik/design-system';
import { useRef } from 'react';
import { useServices } from '../../app/services.ts';
import { type Front, fronts, type Seen, widths } from './seen.ts';
import { customerKeys } from './showing/sayShown.ts';
import type { WorkbenchText } from './workbenchText.ts';

interface SeenProps {
  readonly seen: Seen;
  readonly onChange: (seen: Seen) => void;
  readonly text: WorkbenchText;
}

/** The usual widths, with one that was pulled among them. */
const withOwn = (width: number): readonly number[] =>
  [...new Set<number>([...widths, width])].toSorted((a, b) => a - b);

/** As whom and how wide the page is looked at: what is turned every day. */
export function SeenBar({ seen, onChange, text }: SeenProps) {
  return (
    <>
      <Select
        emphasis="bar"
        label={text('see.front')}
        value={seen.front}
        options={[
          ...fronts.map((value) => ({ value, label: text(`market.${value}`) })),
          { value: 'all', label: text('see.allFour') },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...seen, front: currentTarget.value as Seen['front'] })
        }
      />
      <Select
        emphasis="bar"
        label={text('see.customer')}
        value={seen.customerType ?? unknownVisitor.customerType}
        options={customerTypes.map((value) => ({ value, label: text(customerKeys[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...seen,
            customerType: customerTypes.find(
              (type) => type === value && type !== unknownVisitor.customerType,
            ),
          })
        }
      />
      <Select
        emphasis="bar"
        label={text('see.width')}
        value={String(seen.width)}
        options={withOwn(seen.width).map((width) => ({
          value: String(width),
          label: text('see.widthOf', { width }),
        }))}
        onChange={({ currentTarget }) => onChange({ ...seen, width: Number(currentTarget.value) })}
      />
    </>
  );
}

/** All four fronts with one press, and back to the one that was looked at before. */
export function AllFronts({ seen, onChange, text }: SeenProps) {
  const { site } = useServices();
  const before = useRef<Seen['front']>(site.channelId as Front);
  const isOn = seen.front === 'all';
  const turn = () => {
    const front = isOn ? before.current : 'all';
    before.current = seen.front;
    onChange({ ...seen, front });
  };
  return (
    <Button emphasis="outlined" size="small" aria-pressed={isOn} onClick={turn}>
      {text('see.all')}
    </Button>
  );
}
