/** ShortcutList: what can be done by keys, group by group. */
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallCapsType } from '../../foundation/typeStyles.ts';
import { KeyCaps } from '../KeyCaps/KeyCaps.tsx';

const Root = styled.div`
  display: grid;
  gap: var(--space-32);
`;

const Title = styled.h3`
  ${smallCapsType}
  padding-block-end: var(--space-4);
  color: var(--color-muted);
`;

const Items = styled.ul``;

const Row = styled.li`
  ${bodyType}
  ${longWords}
  border-block-end: 1px solid var(--color-hairline);
  & > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    inline-size: 100%;
    min-block-size: 48px;
    text-align: start;
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  ${media.canHover} {
    & > button:hover {
      color: var(--color-accent);
    }
  }
`;

export type Shortcut = {
  /** "Varukorgen"; no two of a group have the same. */
  readonly label: string;
  readonly keys: readonly string[];
  /** Does what the keys do; without it the row only describes them. */
  readonly onPress?: (() => void) | undefined;
};

export type ShortcutGroup = {
  /** "Överallt"; in sentence case, drawn as small caps. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
};

export type ShortcutListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly groups: readonly ShortcutGroup[];
};

function Group({ title, shortcuts }: ShortcutGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Items role="list">
        {shortcuts.map(({ label, keys, onPress }) => {
          const content = (
            <>
              {label}
              <KeyCaps keys={keys} />
            </>
          );
          return (
            <Row key={label}>
              {onPress ? (
                <button type="button" onClick={onPress}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </Row>
          );
        })}
      </Items>
    </section>
  );
}

/** Rows of 48 with the keys at the end; within a panel, whose title is above the groups'. */
export function ShortcutList({ groups, ...native }: ShortcutListProps) {
  return (
    <Root {...native}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Root>
  );
}
