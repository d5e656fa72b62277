import type { RichText } from '@solvik/content-schema';
import { Textarea } from '@solvik/design-system';
import { useState } from 'react';
import { readMarkup, writeMarkup } from '../rich-text/richTextMarkup.ts';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

/** Running text as it is typed; the page gets its blocks with every letter. */
export function RichTextField({ path, label, value }: FieldProps<'rich-text'>) {
  const { text, write, problemAt } = useFieldContext();
  const blocks = Array.isArray(value) ? (value as RichText) : [];
  const [typed, setTyped] = useState(() => writeMarkup(blocks));
  const [written, setWritten] = useState(blocks);
  // Undone, or edited elsewhere: the typed text is stale.
  if (written !== blocks && JSON.stringify(written) !== JSON.stringify(blocks)) {
    setWritten(blocks);
    setTyped(writeMarkup(blocks));
  }
  const change = (words: string) => {
    const read = readMarkup(words);
    setTyped(words);
    setWritten(read);
    write(path, read.length > 0 ? read : undefined);
  };
  return (
    <Textarea
      id={fieldId(path)}
      label={label}
      rows={10}
      hint={text('field.richText')}
      value={typed}
      error={problemAt(path)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
