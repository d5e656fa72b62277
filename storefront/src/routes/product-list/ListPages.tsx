import { Box, ButtonLink, Stack, Text, TextLink } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../interface/isPlainClick.ts';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { pageSize } from '../../features/lists/pageSize.ts';
import type { ListSelection } from '../../features/lists/listSelection.ts';
import { listHref } from './listHref.ts';
import type { ListCriteria } from './listCriteria.ts';
import { shownState } from './useShownPages.ts';

interface Place {
  readonly criteria: ListCriteria;
  readonly selection: ListSelection;
  /** Pages of the list. */
  readonly shown: number;
}

/**
 * The link to the page before, above the products. Without scripts a link; with them, what is
 * before loads above the present ones, which stay where they are.
 */
export function PreviousPage({ criteria, selection, shown }: Place) {
  const { text } = useServices();
  const navigate = useNavigate();
  if (selection.page === 1) return null;
  const href = listHref(criteria, { ...selection, page: selection.page - 1 });
  const show = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const state = shownState(shown + 1);
    const open = () => navigate(href, { replace: true, preventScrollReset: true, state });
    import('./showPrevious.ts').then(({ showPrevious }) => showPrevious(link, open), open);
  };
  return (
    <Stack align="center">
      <TextLink href={href} emphasis="standalone" rel="prev" onClick={show}>
        {text('list.previous')}
      </TextLink>
    </Stack>
  );
}

interface Props extends Place {
  /** What the shopper has selected, also while its list is not shown. */
  readonly chosen: ListSelection;
  readonly count: number;
  /** Requests further products again; undefined unless they could not be loaded. */
  readonly retry: (() => void) | undefined;
}

/**
 * The number of shown products, and a link to more. Without scripts it leads to the next page; with
 * them, more load below the present ones.
 */
export function ListPages({ criteria, selection, chosen, count, shown, retry }: Props) {
  const { text } = useServices();
  const navigate = useNavigate();
  const last = selection.page + shown - 1;
  const until = Math.min(last * pageSize, count);
  const from = (selection.page - 1) * pageSize;
  const next = listHref(criteria, { ...selection, page: last + 1 });
  const showMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (retry) return retry();
    void navigate(listHref(criteria, chosen), {
      replace: true,
      preventScrollReset: true,
      state: shownState(shown + 1),
    });
  };
  if (count === 0) return null;
  return (
    <nav aria-label={text('list.pages')}>
      <Box paddingStart="24">
        <Stack gap="16" align="center">
          <Text size="small" tone="muted" aria-live="polite">
            {text('list.shown', {
              shown: from > 0 ? `${String(from + 1)}–${String(until)}` : String(until),
              count,
            })}
          </Text>
          {retry && (
            <Text size="small" role="alert">
              {text('error.offline')}
            </Text>
          )}
          {until < count && (
            <ButtonLink href={next} emphasis="outlined" rel="next" onClick={showMore}>
              {text('list.more')}
            </ButtonLink>
          )}
        </Stack>
      </Box>
    </nav>
  );
}
