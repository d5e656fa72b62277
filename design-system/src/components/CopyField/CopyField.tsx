/** CopyField: an address or another text to be copied, with the button that does so. */
import { type ClipboardEvent, type ComponentPropsWithRef, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyFieldBox, CopyFieldNote, CopyFieldRoot } from './CopyField.styles.ts';

const states = ['quiet', 'copied', 'failed'] as const;
type State = (typeof states)[number];

export type CopyFieldProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> & {
  /** Label of the field for screen readers: "Länk". */
  readonly label: string;
  /** What is copied, by the button and by hand. */
  readonly value: string;
  /** What the field shows of it: an address without its protocol. The value by default. */
  readonly shownAs?: string | undefined;
  /** Puts the value on the clipboard; rejects when it cannot. */
  readonly copy: (value: string) => Promise<void>;
  /** Label of the button: "Kopiera". */
  readonly copyLabel: string;
  /** The button afterwards, announced politely: "Kopierad". */
  readonly copiedLabel: string;
  /** Shown and announced when it could not be copied: "Markera länken och kopiera den själv." */
  readonly failedText: string;
};

/** A field that is read, selected at a press, 52 px high with a button of 44 in it. */
export function CopyField({
  label,
  value,
  shownAs = value,
  copy,
  copyLabel,
  copiedLabel,
  failedText,
  ...native
}: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState<{ readonly of: string; readonly state: State }>();
  // Another value has not been copied yet.
  const state = attempt?.of === value ? attempt.state : 'quiet';
  const press = () => {
    setAttempt(undefined);
    copy(value).then(
      () => setAttempt({ of: value, state: 'copied' }),
      () => {
        setAttempt({ of: value, state: 'failed' });
        field.current?.select();
      },
    );
  };
  const copyWhole = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
  };
  return (
    <CopyFieldRoot {...native}>
      <CopyFieldBox>
        <input
          ref={field}
          aria-label={label}
          readOnly
          value={shownAs}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={copyWhole}
        />
        <Button size="small" onClick={press}>
          {state === 'copied' && <Icon name="check" size="16" />}
          {state === 'copied' ? copiedLabel : copyLabel}
        </Button>
      </CopyFieldBox>
      <CopyFieldNote role="status">
        {state === 'copied' && <VisuallyHidden>{copiedLabel}</VisuallyHidden>}
        {state === 'failed' && failedText}
      </CopyFieldNote>
    </CopyFieldRoot>
  );
}
