import type { Language } from '@solvik/content-schema/editing';
import { Textarea } from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';
import { adviseOnAlt, easyToHear } from './altAdvice.ts';

interface AltFieldProps {
  readonly id?: string;
  readonly language: Language;
  /** Undefined is not said yet; empty says that the picture only decorates. */
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (words: string) => void;
  readonly text: WorkbenchText;
}

/** A picture's words in one language, with advice while they are written. */
export function AltField({ id, language, value = '', error, onChange, text }: AltFieldProps) {
  const advice = adviseOnAlt(value);
  const hint = advice
    ? text(`media.advice.${advice}`, { most: easyToHear })
    : text('field.altHint');
  return (
    <Textarea
      id={id}
      rows={2}
      lang={language}
      label={text('field.alt', { language: text(`language.${language}`) })}
      hint={hint}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
