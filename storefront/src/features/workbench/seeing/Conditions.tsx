import { Checkbox, CheckboxGroup } from '@solvik/design-system';
import { type PreviewCondition, previewConditions } from '../../content/previewState.ts';
import type { Seen } from '../seen.ts';
import type { WorkbenchText } from '../workbenchText.ts';

const keys = {
  'forced-colours': 'see.forcedColours',
  'reduced-motion': 'see.reducedMotion',
  'large-text': 'see.largeText',
  'slow-images': 'see.slowImages',
} as const satisfies Record<PreviewCondition, string>;

/** As whose machine or network the page is looked at. */
export function Conditions({
  seen,
  onChange,
  text,
}: {
  readonly seen: Seen;
  readonly onChange: (seen: Seen) => void;
  readonly text: WorkbenchText;
}) {
  const { conditions } = seen;
  const turn = (condition: PreviewCondition, isOn: boolean) =>
    onChange({
      ...seen,
      conditions: previewConditions.filter((each) =>
        each === condition ? isOn : conditions.includes(each),
      ),
    });
  return (
    <CheckboxGroup legend={text('see.machine')}>
      {previewConditions.map((condition) => (
        <Checkbox
          key={condition}
          label={text(keys[condition])}
          checked={conditions.includes(condition)}
          onChange={({ currentTarget }) => turn(condition, currentTarget.checked)}
        />
      ))}
    </CheckboxGroup>
  );
}
