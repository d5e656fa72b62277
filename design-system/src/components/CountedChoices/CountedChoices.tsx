/** CountedChoices: a row of buttons that show a part of what is below, each with how many it has. */
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { scrollFade } from '../../foundation/scrollFade.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Scrolls sideways where it does not fit, to the screen's edge; the padding keeps rings whole. */
const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  & > * {
    flex: none;
  }
  ${media.belowDesktop} {
    margin: -6px calc(-1 * var(--layout-margin));
    padding: 6px 0 6px var(--layout-margin);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--layout-margin) var(--space-48);
    scrollbar-width: none;
    ${scrollFade}
  }
  ${media.desktop} {
    flex-wrap: wrap;
  }
  ${media.forcedColors} {
    &::after {
      display: none;
    }
  }
`;

const Label = styled.span`
  ${smallType}
  margin-inline-end: var(--space-8);
  font-weight: var(--font-weight-medium);
`;

const Choice = styled.button`
  ${bodyType}
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-8);
  min-block-size: var(--size-control-small);
  padding: 10px var(--space-12);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  background: none;
  color: inherit;
  white-space: nowrap;
  cursor: pointer;
  transition: border-color var(--motion-fade) var(--motion-easing);
  & > small {
    ${smallType}
    color: var(--color-muted);
  }
  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
    & > small {
      color: inherit;
    }
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  ${media.canHover} {
    &:hover:not([aria-pressed='true']) {
      border-color: var(--color-ink);
    }
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;

export type CountedChoice = {
  /** Unique in its row; passed to `onChoose`. */
  readonly value: string;
  /** What the button shows: "38". */
  readonly label: string;
  /** Shown after the label. */
  readonly count: number;
  /** The count in words, for screen readers: "12 omdömen". */
  readonly countLabel: string;
};

export type CountedChoicesProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Before the buttons, and the name of their group: "Storlek". */
  readonly label: string;
  /** In order: `value`, `label`, `count` and the count in words. */
  readonly choices: readonly CountedChoice[];
  /** The value whose part is shown. */
  readonly chosen: string;
  /** Called with the value of a pressed button. */
  readonly onChoose: (value: string) => void;
};

/** One of the buttons is pressed; on a phone they are a line that scrolls. */
export function CountedChoices({
  label,
  choices,
  chosen,
  onChoose,
  ...native
}: CountedChoicesProps) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId} {...native}>
      <Label id={labelId}>{label}</Label>
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          type="button"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          <span>{choice.label}</span> <small aria-hidden>{choice.count}</small>
          <VisuallyHidden>{choice.countLabel}</VisuallyHidden>
        </Choice>
      ))}
    </Root>
  );
}
