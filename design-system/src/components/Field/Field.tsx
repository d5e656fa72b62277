/** Field: ties a label, a hint and an error to one control. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldAside, FieldError, FieldHint, FieldLabel, FieldRoot } from './Field.styles.ts';

/** The parts of a field around its control. */
export type FieldWords = {
  /** The control's name: "Mobilnummer". */
  readonly label: ReactNode;
  /** Beside the label: that it is optional, or a count. */
  readonly labelAside?: ReactNode;
  /** Help under the control, described by it: "Dit skickar vi avisering". */
  readonly hint?: ReactNode;
  /** The error and how to fix it; its presence makes the control invalid. */
  readonly error?: ReactNode;
};

/** Props that the control must spread on itself to be tied to its words. */
export type FieldControlProps = {
  /** The label's target. */
  readonly id: string;
  /** Ids of the error, the hint and other elements, in the order they are read. */
  readonly 'aria-describedby': string | undefined;
  /** There is an error. */
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  FieldWords & {
    /** The control's id, when another element refers to it. */
    readonly controlId?: string;
    /** Ids of other elements that describe the control too; read after the field's own. */
    readonly controlDescribedBy?: string | undefined;
    /** Called with the props that the control must spread on itself; returns the control. */
    readonly children: (control: FieldControlProps) => ReactNode;
  };

/** A field around a custom control; TextField, Textarea and Select are made with it. */
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
