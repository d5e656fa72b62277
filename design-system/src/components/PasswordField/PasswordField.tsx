/** PasswordField: a secret to fill in, which can be revealed before it is sent. */
import {
  type ComponentPropsWithRef,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px;
  & > input {
    grid-area: 1 / 1 / 2 / -1;
  }
`;

const Control = styled.input`
  ${controlStyle}
  [data-can-reveal] > & {
    padding-inline-end: 88px;
  }
  &::-ms-reveal {
    display: none;
  }
`;

const Reveal = styled.button`
  ${smallType}
  grid-area: 1 / 2;
  z-index: 1;
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-8) var(--space-16);
  text-align: end;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;
  overflow-wrap: anywhere;
  color: var(--color-ink);
  &:focus-visible {
    outline-offset: -4px;
  }
  &:disabled {
    color: var(--color-muted);
    cursor: not-allowed;
  }
  ${media.canHover} {
    &:hover:not(:disabled) {
      color: var(--color-accent);
    }
  }
`;

/** Labels of the button, and the announcements of its effect. */
export type PasswordLabels = {
  /** "Visa"; read together with the field's label. */
  readonly show: string;
  /** "Dölj": in its place while the password is visible. */
  readonly hide: string;
  /** "Lösenordet syns" and "Lösenordet är dolt". */
  readonly isShown: string;
  /** Announced when it is hidden again. */
  readonly isHidden: string;
};

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldWords & {
    /** Labels of the button, and its announcements. */
    readonly words: PasswordLabels;
  };

const never = () => () => undefined;

/**
 * Native props and ref go to the `input`. Without scripts there is no button. It is hidden again
 * when its form is sent, so that no browser stores it as plain text.
 */
export function PasswordField({
  label,
  labelAside,
  hint,
  error,
  id,
  words,
  ref,
  autoComplete = 'current-password',
  disabled,
  ...native
}: PasswordFieldProps) {
  const revealId = useId();
  const ownId = useId();
  const controlId = id ?? ownId;
  const input = useObjectRef(ref);
  const canReveal = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isShown, setShown] = useState<boolean>();
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown((was) => was && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);
  return (
    <Field
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      controlId={controlId}
      controlDescribedBy={native['aria-describedby']}
    >
      {(control) => (
        <Frame data-can-reveal={canReveal || undefined}>
          <Control
            spellCheck={false}
            autoCapitalize="none"
            {...native}
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            disabled={disabled}
          />
          {canReveal && (
            <Reveal
              id={revealId}
              type="button"
              disabled={disabled}
              aria-controls={controlId}
              aria-labelledby={`${revealId} ${controlId}-label`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? words.hide : words.show}
            </Reveal>
          )}
          <VisuallyHidden role="status">
            {isShown === undefined ? '' : isShown ? words.isShown : words.isHidden}
          </VisuallyHidden>
        </Frame>
      )}
    </Field>
  );
}
