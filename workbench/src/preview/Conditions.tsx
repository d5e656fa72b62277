import { Checkbox, CheckboxGroup } from '@solvik/design-system';
import { type PreviewCondition, previewConditions } from '@solvik/content-schema';
import type { PreviewSettings } from './previewSettings.ts';
import type { WorkbenchText } from '../workbenchText.ts';

const keys = {
  'forced-colours': 'preview.forcedColours',
  'reduced-motion': 'preview.reducedMotion',
  'large-text': 'preview.largeText',
  'slow-images': 'preview.slowImages',
} as const satisfies Record<PreviewCondition, string>;

/** The previewed machine's or network's conditions. */
export function Conditions({
  preview,
  onChange,
  text,
}: {
  readonly preview: PreviewSettings;
  readonly onChange: (preview: PreviewSettings) => void;
  readonly text: WorkbenchText;
}) {
  const { conditions } = preview;
  const turn = (condition: PreviewCondition, isOn: boolean) =>
    onChange({
      ...preview,
      conditions: previewConditions.filter((each) =>
        each === condition ? isOn : conditions.includes(each),
      ),
    });
  return (
    <CheckboxGroup legend={text('preview.device')}>
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
