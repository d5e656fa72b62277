import type { PointValue } from '@solvik/content-schema';
import { Button, Image, Inline, Stack, Tiles } from '@solvik/design-system';
import { FocalPointPicker } from '../components/FocalPointPicker/FocalPointPicker.tsx';
import type { MediaTools } from './mediaTools.ts';

interface FocalFieldProps {
  readonly id?: string;
  readonly file: string;
  readonly value: PointValue | undefined;
  /** Undefined keeps the middle in view. */
  readonly onChange: (point: PointValue | undefined) => void;
  readonly tools: Pick<MediaTools, 'text' | 'pictureOf'>;
}

/** Shapes that pages crop pictures to. */
const cuts = [4 / 5, 1, 21 / 9] as const;

/** The focal point of a picture, with previews of the cropped shapes. */
export function FocalField({
  id,
  file,
  value,
  onChange,
  tools: { text, pictureOf },
}: FocalFieldProps) {
  const whole = pictureOf(file, { sizes: '352px' });
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
