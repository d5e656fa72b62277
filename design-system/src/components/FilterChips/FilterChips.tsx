/** FilterChips: choices as links side by side, or the chosen filters with a link to remove each. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { scrollFade } from '../../foundation/scrollFade.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/**
 * On a phone from margin to screen edge and beyond; the space above and below keeps focus rings
 * whole.
 */
const List = styled.ul`
  position: relative;
  display: flex;
  gap: var(--space-8);
  align-items: center;
  list-style: none;
  & > li {
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

const Chip = styled(Link)`
  ${bodyType}
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-16);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  text-decoration: none;
  white-space: nowrap;
  transition: border-color var(--motion-fade) var(--motion-easing);
  &[data-is-chosen] {
    border-color: var(--color-accent);
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
  }
  ${media.canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  ${media.forcedColors} {
    &[data-is-chosen] {
      border-width: 3px;
    }
  }
`;

export type FilterChip = {
  readonly id: string;
  /** On the chip: "38". */
  readonly label: string;
  /** The chip's target: the choice, or for a chosen filter the page without it. */
  readonly href: string;
  /** The current page. */
  readonly isCurrent?: boolean;
  /** Present on a chosen filter: the label of its removal, "Ta bort filtret 38". */
  readonly removeLabel?: string;
};

export type FilterChipsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The list's name for screen readers: "Valda filter". */
  readonly label: string;
  /** In order: `id`, `label`, `href`, and `isCurrent` or, on a chosen filter, `removeLabel`. */
  readonly chips: readonly FilterChip[];
  /** After the chips: clears all of them. */
  readonly clear?: { readonly href: string; readonly label: string };
};

/** Chips 44 px high; on a phone the row scrolls sideways. */
export function FilterChips({ label, chips, clear, ...native }: FilterChipsProps) {
  return (
    <List aria-label={label} {...native}>
      {chips.map(({ id, label: words, href, isCurrent, removeLabel }) => (
        <li key={id}>
          <Chip
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            data-is-chosen={isCurrent || removeLabel ? '' : undefined}
          >
            {removeLabel ? (
              <>
                <span aria-hidden>{words}</span>
                <VisuallyHidden>{removeLabel}</VisuallyHidden>
                <Icon name="close" size="16" />
              </>
            ) : (
              words
            )}
          </Chip>
        </li>
      ))}
      {clear && (
        <li>
          <TextLink href={clear.href} emphasis="standalone">
            {clear.label}
          </TextLink>
        </li>
      )}
    </List>
  );
}
