import type { PointValue } from '@solvik/content-schema';
import { Button, FocalPointPicker, Image, Inline, Stack, Tiles } from '@solvik/design-system';
import { imageSource } from '../../images/imageSource.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface FocalFieldProps {
  readonly id?: string;
  readonly file: string;
  readonly value: PointValue | undefined;
  /** Undefined lets the middle be seen. */
  readonly onChange: (point: PointValue | undefined) => void;
  readonly text: WorkbenchText;
}

/** Shapes that pages cut pictures to. */
const cuts = [4 / 5, 1, 21 / 9] as const;

/** The point of a picture that stays in view, with what pages then show of it. */
export function FocalField({ id, file, value, onChange, text }: FocalFieldProps) {
  const whole = imageSource(file, { alt: '', sizes: '352px' });
  return (
    <Stack gap="12">
      <FocalPointPicker
        id={id}
        label={text('media.focal')}
        image={whole}
        value={value}
        onValueChange={onChange}
        acrossLabel={text('media.across')}
        downLabel={text('media.down')}
        format={({ across, down }) => text('media.point', { across, down })}
      />
      <Tiles columns="3" phoneColumns="2" gap="8" aria-hidden>
        {cuts.map((ratio) => (
          <Image key={ratio} {...whole} ratio={ratio} focalPoint={value} />
        ))}
      </Tiles>
      {value && (
        <Inline gap="8">
          <Button emphasis="outlined" size="small" onClick={() => onChange(undefined)}>
            {text('media.clearPoint')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
