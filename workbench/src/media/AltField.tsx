import type { Language } from '@solvik/content-schema/editing';
import { Textarea } from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';
import { adviseOnAlt, maxAltLength } from './altAdvice.ts';

interface AltFieldProps {
  readonly id?: string;
  readonly language: Language;
  /** Undefined is not written yet; empty means that the picture is decorative. */
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (words: string) => void;
  readonly text: WorkbenchText;
}

/** A picture's alt text in one language, with advice while it is written. */
export function AltField({ id, language, value = '', error, onChange, text }: AltFieldProps) {
  const advice = adviseOnAlt(value);
  const hint = advice
    ? text(`media.advice.${advice}`, { most: maxAltLength })
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
