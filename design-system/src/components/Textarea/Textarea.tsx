/** Textarea: several lines to fill in, counted where there is a limit. */
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useSettled } from '../../foundation/useSettled.ts';

const Control = styled.textarea`
  ${controlStyle}
  min-block-size: calc(4 * var(--type-2-line) + 2 * 13px);
  padding-block: 13px;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.p`
  ${smallType}
  color: var(--color-muted);
  text-align: end;
  &[data-is-over] {
    color: var(--color-reduced);
    font-weight: var(--font-weight-medium);
  }
  ${media.forcedColors} {
    &[data-is-over] {
      text-decoration: underline;
    }
  }
`;

const pause = 1000;

export type TextareaCount = {
  /** How many characters it takes. */
  readonly most: number;
  /** How many are left in words; below zero is how many there are too many. */
  readonly words: (left: number) => string;
};

export type TextareaProps = ComponentPropsWithRef<'textarea'> &
  FieldWords & {
    /**
     * Announces how many characters are left. Nothing is cut off: too long a text stays to be
     * shortened, and the caller's `error` explains it.
     */
    readonly count?: TextareaCount;
  };

/** A textarea that grows with its text where the browser can; native props and ref go to the `textarea`. */
export function Textarea({
  label,
  labelAside,
  hint,
  error,
  id,
  count,
  onChange,
  ...native
}: TextareaProps) {
  const [typed, setTyped] = useState(() => String(native.defaultValue ?? '').length);
  const left =
    count && count.most - (native.value === undefined ? typed : String(native.value).length);
  const settled = useSettled(left, pause);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  // Announced when it matters: in the last fifth, and beyond.
  const isNear = count && settled !== undefined && settled < count.most / 5;
  return (
    <Field
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      controlId={id}
      controlDescribedBy={native['aria-describedby']}
    >
      {(control) => (
        <>
          <Control {...native} {...control} onChange={change} />
          {count && left !== undefined && (
            <>
              <Count aria-hidden data-is-over={left < 0 || undefined}>
                {count.words(left)}
              </Count>
              <VisuallyHidden role="status">{isNear ? count.words(settled) : ''}</VisuallyHidden>
            </>
          )}
        </>
      )}
    </Field>
  );
}
