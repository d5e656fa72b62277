import type { PointValue } from '@solvik/content-schema';
import type { ByLanguage, MediaPicture } from '@solvik/content-schema/editing';
import { Button, Fieldset, Inline, Text } from '@solvik/design-system';
import { lazy, Suspense, useState } from 'react';
import { readAt } from '../editing/editDocument.ts';
import { AltField } from '../media/AltField.tsx';
import { FocalField } from '../media/FocalField.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

const MediaDialog = lazy(async () => ({
  default: (await import('../media/MediaDialog.tsx')).MediaDialog,
}));

const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function pointOf(value: unknown): PointValue | undefined {
  const [x, y] = [readAt(value, ['x']), readAt(value, ['y'])];
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** A picture's defaults: the library's alt text and focal point, which the page may override. */
const valueOf = ({
  file,
  alt,
  focalPoint,
}: MediaPicture): {
  readonly file: string;
  readonly alt: ByLanguage<string>;
  readonly focalPoint?: PointValue;
} => ({ file, alt, ...(focalPoint && { focalPoint }) });

export function ImageField({ field: { isRequired }, path, label, value }: FieldProps<'image'>) {
  const { text, language, write, problemAt, media } = useFieldContext();
  const [isChoosing, setChoosing] = useState(false);
  const file = wordsOf(readAt(value, ['file']));
  const altPath = [...path, 'alt', language];
  const fileProblem = problemAt([...path, 'file']);
  return (
    <Fieldset legend={label} error={problemAt(path) ?? fileProblem}>
      {file === undefined && <Text tone="muted">{text('media.none')}</Text>}
      <Inline gap="8">
        <Button
          id={fieldId([...path, 'file'])}
          emphasis="outlined"
          size="small"
          disabled={!media}
          onClick={() => setChoosing(true)}
        >
          {text(file === undefined ? 'media.choose' : 'media.change')}
        </Button>
        {file !== undefined && !isRequired && (
          <Button emphasis="outlined" size="small" onClick={() => write(path, undefined)}>
            {text('media.clear')}
          </Button>
        )}
      </Inline>
      {file !== undefined && media && (
        <FocalField
          id={fieldId([...path, 'focalPoint'])}
          file={file}
          value={pointOf(readAt(value, ['focalPoint']))}
          onChange={(point) => write([...path, 'focalPoint'], point)}
          tools={media}
        />
      )}
      <AltField
        id={fieldId(altPath)}
        language={language}
        value={wordsOf(readAt(value, ['alt', language]))}
        error={problemAt(altPath) ?? problemAt([...path, 'alt'])}
        onChange={(words) => write(altPath, words)}
        text={text}
      />
      {isChoosing && media && (
        <Suspense>
          <MediaDialog
            tools={media}
            current={file}
            onClose={() => setChoosing(false)}
            onUse={(picture) => {
              write(path, valueOf(picture));
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </Fieldset>
  );
}
