/** CookieConsent: asks what may be kept in the visitor's device; no is as near as yes. */
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
import { useFocusVisit } from '../../foundation/useFocusVisit.ts';
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
  ConsentWords,
} from './CookieConsent.styles.ts';
import { useRoomAtBottom } from './useRoomAtBottom.ts';

export type ConsentCategory = {
  /** What `onDecide` gives back and `startsWith` holds. */
  readonly id: string;
  /** Beside its box: "Statistik". */
  readonly label: string;
  /** Under the label, what is kept and why: "Vilka sidor som läses, utan att vi vet av vem." */
  readonly description: string;
  /** The shop does not work without it, so it is on and cannot be chosen. */
  readonly isNecessary?: boolean;
};

export type CookieConsentProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** What is asked; its heading and its name: "Får vi spara kakor?" */
  readonly title: ReactNode;
  /** What is asked for and why, with a link to more. */
  readonly children?: ReactNode;
  /** `id`, `label`, `description` and perhaps `isNecessary` of each; their boxes show once the visitor asks to choose. */
  readonly categories: readonly ConsentCategory[];
  /** Accepts every category: "Godkänn alla". */
  readonly acceptLabel: string;
  /** Accepts the necessary ones only: "Bara nödvändiga". */
  readonly refuseLabel: string;
  /** Shows the boxes, and is gone once they show: "Välj själv". */
  readonly chooseLabel: string;
  /** Accepts what is ticked; stands with the boxes: "Spara mina val". */
  readonly saveLabel: string;
  /** What was accepted before, when it is asked again; nothing is ticked otherwise. */
  readonly startsWith?: readonly string[];
  /** Asked for by the visitor, from the footer: shows every choice and takes the focus, which goes back afterwards. */
  readonly isAskedFor?: boolean;
  /** The accepted categories, the necessary ones among them. */
  readonly onDecide: (accepted: readonly string[]) => void;
};

/** Stands over the bottom of the page and leaves the page in use. Render it while the question is open, before the page's own content for those who listen. */
export function CookieConsent({
  title,
  children,
  categories,
  acceptLabel,
  refuseLabel,
  chooseLabel,
  saveLabel,
  startsWith,
  isAskedFor = false,
  onDecide,
  ref,
  ...native
}: CookieConsentProps) {
  const root = useObjectRef(ref);
  const id = useId();
  useFocusVisit(root, isAskedFor);
  useRoomAtBottom(root);
  const choices = useRef<HTMLFieldSetElement>(null);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone; the choices are what it led to.
    if (wasOpenedHere) choices.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [wasOpenedHere]);
  const isDetailed = isAskedFor || wasOpenedHere;
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
        <ConsentWords>
          <h2 id={id}>{title}</h2>
          {children}
        </ConsentWords>
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
