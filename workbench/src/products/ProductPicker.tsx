import {
  IconButton,
  Image,
  Inline,
  LineItem,
  LineItems,
  Stack,
  Text,
  VisuallyHidden,
} from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { WorkbenchText } from '../workbenchText.ts';
import type { KnownProduct, ProductTools } from './productTools.ts';

/** Fetched by the first form that has products. */
const Combobox = lazy(async () => ({
  default: (await import('@solvik/design-system/combobox')).Combobox,
}));

interface ProductPickerProps {
  readonly tools: ProductTools;
  /** The field's label. */
  readonly label: string;
  /** Numbers of products, in their order. */
  readonly ids: readonly number[];
  readonly most: number;
  readonly onChange: (ids: readonly number[]) => void;
  readonly text: WorkbenchText;
  /** The editor's own language. */
  readonly locale: string;
  /** Of the search field, so that a finding can lead to it. */
  readonly searchId: string;
}

/** Products with their names and pictures: found by search, moved up and down, removed. */
export function ProductPicker({
  tools,
  label,
  ids,
  most,
  onChange,
  text,
  locale,
  searchId,
}: ProductPickerProps) {
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const query = useDeferredValue(words.trim());
  const { data: shown = [] } = useQuery({
    queryKey: ['content-service', 'products', ids],
    queryFn: () => tools.byId(ids),
    placeholderData: keepPreviousData,
  });
  const { data: found } = useQuery({
    queryKey: ['content-service', 'find-products', query],
    queryFn: () => tools.find(query),
    enabled: query !== '',
  });
  const nameOf = (id: number): string =>
    shown.find((product) => product.id === id)?.name ?? text('products.unknown', { number: id });
  const options = query === '' ? [] : (found ?? []).filter(({ id }) => !ids.includes(id));
  const add = (product: KnownProduct | undefined) => {
    if (!product || ids.length >= most) return;
    setWords('');
    onChange([...ids, product.id]);
    setMessage(
      text('announce.added', { name: product.name, place: ids.length + 1, count: ids.length + 1 }),
    );
  };
  const move = (at: number, to: number) => {
    const id = ids[at];
    if (id === undefined) return;
    onChange(ids.toSpliced(at, 1).toSpliced(to, 0, id));
    setMessage(text('announce.moved', { name: nameOf(id), place: to + 1, count: ids.length }));
  };
  const remove = (id: number) => {
    onChange(ids.filter((each) => each !== id));
    setMessage(text('announce.removed', { name: nameOf(id) }));
    // Its button is removed with it.
    document.querySelector<HTMLElement>(`#${CSS.escape(searchId)} input`)?.focus();
  };
  return (
    <Stack gap="12">
      <div id={searchId}>
        <Suspense>
          <Combobox
            emphasis="page"
            label={text('products.find')}
            placeholder={text('products.find')}
            submitLabel={text('target.first')}
            clearLabel={text('target.clear')}
            emptyText={found && found.length === 0 ? text('target.nothing') : undefined}
            locale={locale}
            value={words}
            onValueChange={setWords}
            groups={[
              {
                id: 'products',
                title: label,
                options: options.map(({ id, name, image }) => ({
                  id: String(id),
                  label: name,
                  ...(image && { picture: <Image {...image} ratio={1} /> }),
                })),
              },
            ]}
            onChoose={({ id }) => add(found?.find((product) => String(product.id) === id))}
            onSubmit={(event) => {
              event.preventDefault();
              add(options[0]);
            }}
          />
        </Suspense>
      </div>
      <Text tone="muted">{text('products.count', { count: ids.length, most })}</Text>
      <LineItems role="list" aria-label={label}>
        {ids.map((id, at) => {
          const name = nameOf(id);
          return (
            <LineItem
              key={id}
              name={name}
              image={shown.find((product) => product.id === id)?.image}
              size="compact"
            >
              <Inline gap="4">
                <IconButton
                  icon="chevron-up"
                  label={text('products.up', { name })}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && move(at, at - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={text('products.down', { name })}
                  aria-disabled={at === ids.length - 1}
                  onClick={() => at < ids.length - 1 && move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  label={text('products.remove', { name })}
                  onClick={() => remove(id)}
                />
              </Inline>
            </LineItem>
          );
        })}
      </LineItems>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </Stack>
  );
}
