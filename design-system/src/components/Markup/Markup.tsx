/** Markup: running text of foreign elements, styled as the shop's own. */
import { type ComponentPropsWithRef, useRef } from 'react';
import { styled } from 'styled-components';
import { useOverflow } from '../../foundation/useOverflow.ts';
import { bodyType, longWords, smallType, titleType } from '../../foundation/typeStyles.ts';

/**
 * Its children are elements of HTML or our own parts; a table is wrapped in `MarkupTable`, so that
 * it scrolls where it is too wide.
 */
export const Markup = styled.div`
  ${bodyType}
  ${longWords}
  & > :where(* + *) {
    margin-block-start: var(--space-16);
  }
  & > :where(h2, h3, h4, h5, h6) {
    padding-block-start: var(--space-16);
  }
  & :is(p, li, dd, blockquote) {
    max-inline-size: 44em;
  }
  & :is(strong, dt) {
    font-weight: var(--font-weight-medium);
  }
  & dd {
    margin-inline-start: var(--space-24);
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-16);
    border-inline-start: 2px solid var(--color-hairline);
  }
  & blockquote > :where(* + *) {
    margin-block-start: var(--space-12);
  }
  & hr {
    border: 0;
    border-block-start: 1px solid var(--color-hairline);
    margin-block: var(--space-24);
  }
  & :is(pre, code) {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  & pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & :is(small, sub, sup) {
    ${smallType}
  }
  & :is(sub, sup) {
    line-height: 0;
  }
  & li > :is(ul, ol) {
    margin-block-start: var(--space-8);
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Table = styled.table`
  border-collapse: collapse;
  & caption {
    ${titleType} padding-block-end: var(--space-12);
    text-align: start;
  }
  & :is(th, td) {
    padding: var(--space-12) var(--space-24) var(--space-12) 0;
    border-block-end: 1px solid var(--color-hairline);
    text-align: start;
    vertical-align: baseline;
    /* A column is as wide as its longest word. */
    overflow-wrap: normal;
    font-weight: var(--font-weight-regular);
  }
  & th {
    font-weight: var(--font-weight-medium);
  }
  & thead th {
    border-block-end-color: var(--color-ink);
  }
`;

/**
 * A table that scrolls within its own container where it is wider than the text, and is focusable
 * there.
 */
export function MarkupTable(native: ComponentPropsWithRef<'table'>) {
  const scroll = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(scroll);
  return (
    <Scroll ref={scroll} role={isOver ? 'group' : undefined} tabIndex={isOver ? 0 : undefined}>
      <Table {...native} />
    </Scroll>
  );
}
