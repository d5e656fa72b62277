/** Field: ties a label, a hint and an error to one control. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldAside, FieldError, FieldHint, FieldLabel, FieldRoot } from './Field.styles.ts';

/** What every field says around its control. */
export type FieldWords = {
  /** The control's name: "Mobilnummer". */
  readonly label: ReactNode;
  /** Beside the label: that it may be left empty, or a count. */
  readonly labelAside?: ReactNode;
  /** Help under the control, read with it: "Dit skickar vi avisering". */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the control invalid. */
  readonly error?: ReactNode;
};

/** Props that the control must spread on itself to be tied to its words. */
export type FieldControlProps = {
  /** What the label points at. */
  readonly id: string;
  /** Ids of the error, the hint and words elsewhere, in the order they are read. */
  readonly 'aria-describedby': string | undefined;
  /** There is an error. */
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  FieldWords & {
    /** The control's id, when something else points at it. */
    readonly controlId?: string;
    /** Ids of words elsewhere that describe the control too; read after the field's own. */
    readonly controlDescribedBy?: string | undefined;
    /** Called with the props that the control must spread on itself; gives the control. */
    readonly children: (control: FieldControlProps) => ReactNode;
  };

/** A field around a control of one's own; TextField, Textarea and Select are made with it. */
export function Field({
  label,
  labelAside,
  hint,
  error,
  controlId,
  controlDescribedBy,
  children,
  ...native
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : undefined, hint ? hintId : undefined, controlDescribedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldRoot {...native}>
      <FieldLabel id={`${id}-label`} htmlFor={id}>
        {label}
        {labelAside && <FieldAside>{labelAside}</FieldAside>}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </FieldRoot>
  );
}
