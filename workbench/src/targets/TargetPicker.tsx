import type { LinkTarget } from '@solvik/content-schema/editing';
import { lazy, Suspense, useState } from 'react';
import { findTargets } from './findTargets.ts';
import type { Reader } from './targetLabel.ts';

/** Fetched by the first form with a link. */
const Combobox = lazy(async () => ({
  default: (await import('@solvik/design-system/combobox')).Combobox,
}));

const kindKeys = {
  page: 'target.page',
  category: 'target.category',
  brand: 'target.brand',
  campaign: 'target.campaign',
  product: 'target.product',
  route: 'target.route',
} as const satisfies Record<LinkTarget['kind'], string>;

interface TargetPickerProps extends Reader {
  /** The search's label. */
  readonly label: string;
  /** Placeholder of the empty field; the label by default. */
  readonly placeholder?: string;
  /** Undefined until loaded. */
  readonly targets: readonly LinkTarget[] | undefined;
  readonly kinds: readonly LinkTarget['kind'][];
  readonly onPick: (target: LinkTarget) => void;
}

const idOf = ({ kind, key }: LinkTarget): string => `${kind} ${key}`;

/** Finds an entry of the shop by its name, and passes it on when it is chosen. */
export function TargetPicker({
  label,
  placeholder = label,
  targets,
  kinds,
  onPick,
  ...reader
}: TargetPickerProps) {
  const { text, language } = reader;
  const [words, setWords] = useState('');
  // A list that stays open once something is chosen makes everything else inert.
  const hasQuery = words.trim() !== '';
  const groups = hasQuery ? findTargets(targets ?? [], { words, kinds, ...reader }) : [];
  const pick = (target: LinkTarget | undefined) => {
    if (!target) return;
    setWords('');
    onPick(target);
  };
  return (
    <Suspense>
      <Combobox
        emphasis="page"
        label={label}
        placeholder={placeholder}
        submitLabel={text('target.first')}
        clearLabel={text('target.clear')}
        emptyText={targets && hasQuery ? text('target.nothing') : undefined}
        locale={language}
        value={words}
        onValueChange={setWords}
        groups={groups.map(({ kind, found }) => ({
          id: kind,
          title: text(kindKeys[kind]),
          options: found.map(({ target, name, within }) => ({
            id: idOf(target),
            label: name,
            ...(within !== undefined && { description: within }),
          })),
        }))}
        onChoose={({ id }) => pick(targets?.find((target) => idOf(target) === id))}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasQuery) pick(groups[0]?.found[0]?.target);
        }}
      />
    </Suspense>
  );
}
