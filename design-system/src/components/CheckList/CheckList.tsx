/** CheckList: several of many, each with how much there is of it. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { textLinkStyle } from '../TextLink/TextLink.tsx';

const Rows = styled.ul`
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; justify-content: space-between; gap: var(--space-12); }
`;

const Count = styled.span`
  ${smallType}
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`;

const More = styled.details`
  & > summary { ${textLinkStyle} display: inline-flex; align-items: center; min-block-size: var(--size-control-small); font-weight: var(--font-weight-medium); }
  &[open] > summary { display: none; }
`;

export type CheckOption = { readonly value: string; readonly label: string; readonly count?: number; readonly isDisabled?: boolean };

export type CheckListProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onToggle' | 'children'> & {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** How many rows stand before the rest folds away. */
  readonly visible?: number;
  readonly showAllLabel: string;
};

/** Native checkboxes in rows of 44 px; beyond `visible` the rest opens on demand, chosen ones always show. */
export function CheckList({ legend, name, options, chosen, onToggle, visible = 6, showAllLabel, ...native }: CheckListProps) {
  const isShort = options.length <= visible + 1;
  const isFirst = (option: CheckOption, at: number) => isShort || at < visible || chosen.includes(option.value);
  const row = ({ value, label, count, isDisabled }: CheckOption) => (
    <li key={value}>
      <Checkbox name={name} value={value} label={label} checked={chosen.includes(value)} disabled={isDisabled} onChange={() => onToggle(value)} />
      {count !== undefined && <Count>{count}</Count>}
    </li>
  );
  const rest = options.filter((option, at) => !isFirst(option, at));
  return (
    <Fieldset legend={legend} emphasis="spoken" {...native}>
      <Rows>{options.filter(isFirst).map(row)}</Rows>
      {rest.length > 0 && (
        <More>
          <summary>{showAllLabel}</summary>
          <Rows>{rest.map(row)}</Rows>
        </More>
      )}
    </Fieldset>
  );
}
