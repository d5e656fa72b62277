/**
 * CookieConsent: requests consent to storing data on the visitor's device; refusing is as easy as
 * accepting.
 */
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTemporaryFocus } from '../../foundation/useTemporaryFocus.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  ConsentAnswers,
  ConsentChoices,
  ConsentForm,
  ConsentMore,
  ConsentRoot,
  ConsentText,
} from './CookieConsent.styles.ts';
import { useBottomInset } from '../../foundation/useBottomInset.ts';

export type ConsentCategory = {
  /** What `onDecide` returns and `startsWith` holds. */
  readonly id: string;
  /** Beside its box: "Statistik". */
  readonly label: string;
  /** Under the label, what is stored and why: "Vilka sidor som läses, utan att vi vet av vem." */
  readonly description: string;
  /** The shop does not work without it, so it is on and cannot be chosen. */
  readonly isNecessary?: boolean;
};

export type CookieConsentProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The question; its heading and its name: "Får vi spara kakor?" */
  readonly title: ReactNode;
  /** What is requested and why, with a link to more. */
  readonly children?: ReactNode;
  /**
   * `id`, `label`, `description` and perhaps `isNecessary` of each; their boxes show once the
   * visitor wants to choose.
   */
  readonly categories: readonly ConsentCategory[];
  /** Accepts every category: "Godkänn alla". */
  readonly acceptLabel: string;
  /** Accepts the necessary ones only: "Bara nödvändiga". */
  readonly refuseLabel: string;
  /** Shows the boxes, and disappears once they show: "Välj själv". */
  readonly chooseLabel: string;
  /** Accepts what is ticked; shown with the boxes: "Spara mina val". */
  readonly saveLabel: string;
  /** What was accepted before, when it is opened again; nothing is ticked otherwise. */
  readonly startsWith?: readonly string[];
  /**
   * Opened by the visitor, from the footer: shows every choice and takes the focus, which is
   * returned afterwards.
   */
  readonly isRequested?: boolean;
  /** The accepted categories, the necessary ones among them. */
  readonly onDecide: (accepted: readonly string[]) => void;
};

/**
 * Covers the bottom of the page and leaves the page usable. Render it while the question is open,
 * before the page's own content in reading order.
 */
export function CookieConsent({
  title,
  children,
  categories,
  acceptLabel,
  refuseLabel,
  chooseLabel,
  saveLabel,
  startsWith,
  isRequested = false,
  onDecide,
  ref,
  ...native
}: CookieConsentProps) {
  const root = useObjectRef(ref);
  const id = useId();
  useTemporaryFocus(root, isRequested);
  useBottomInset(root);
  const choices = useRef<HTMLFieldSetElement>(null);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone; the focus moves to the choices it opened.
    if (wasOpenedHere) choices.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [wasOpenedHere]);
  const isDetailed = isRequested || wasOpenedHere;
  const necessary = categories
    .filter(({ isNecessary }) => isNecessary)
    .map((category) => category.id);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    onDecide(
      categories
        .filter((category) => category.isNecessary || ticked.includes(category.id))
        .map((category) => category.id),
    );
  };
  return (
    <ConsentRoot aria-labelledby={id} {...native} ref={root} tabIndex={-1}>
      <ConsentForm onSubmit={save} data-is-detailed={isDetailed || undefined}>
        <ConsentText>
          <h2 id={id}>{title}</h2>
          {children}
        </ConsentText>
        {isDetailed && (
          <ConsentChoices ref={choices}>
            <VisuallyHidden as="legend">{title}</VisuallyHidden>
            {categories.map(({ id: value, label, description, isNecessary }) => (
              <Checkbox
                key={value}
                name="category"
                value={value}
                label={label}
                hint={description}
                disabled={isNecessary}
                defaultChecked={isNecessary || startsWith?.includes(value)}
              />
            ))}
          </ConsentChoices>
        )}
        <ConsentAnswers>
          <Button emphasis="outlined" onClick={() => onDecide(necessary)}>
            {refuseLabel}
          </Button>
          <Button
            emphasis="outlined"
            onClick={() => onDecide(categories.map((category) => category.id))}
          >
            {acceptLabel}
          </Button>
          {isDetailed && (
            <Button emphasis="outlined" type="submit">
              {saveLabel}
            </Button>
          )}
        </ConsentAnswers>
        {!isDetailed && (
          <ConsentMore>
            <TextButton emphasis="quiet" onClick={() => setWasOpenedHere(true)}>
              {chooseLabel}
            </TextButton>
          </ConsentMore>
        )}
      </ConsentForm>
    </ConsentRoot>
  );
}
