import { Box, ButtonLink, Stack, Text, TextLink } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { pageSize } from '../../features/lists/listQueries.ts';
import type { ListSelection } from '../../features/lists/listSelection.ts';
import { listHref } from './listHref.ts';
import type { ListCriteria } from './listCriteria.ts';
import { shownState } from './useShownPages.ts';

interface Props {
  readonly criteria: ListCriteria;
  readonly selection: ListSelection;
  readonly count: number;
  readonly shown: number;
}

/**
 * The number of shown products, and links to more and back. Links without scripts; with them, more
 * load below the present ones.
 */
export function ListPages({ criteria, selection, count, shown }: Props) {
  const { text } = useServices();
  const navigate = useNavigate();
  const last = selection.page + shown - 1;
  const until = Math.min(last * pageSize, count);
  const from = (selection.page - 1) * pageSize;
  const next = listHref(criteria, { ...selection, page: last + 1 });
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(listHref(criteria, selection), {
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
          {selection.page > 1 && (
            <TextLink
              href={listHref(criteria, { ...selection, page: selection.page - 1 })}
              emphasis="standalone"
              rel="prev"
            >
              {text('list.previous')}
            </TextLink>
          )}
          <Text size="small" tone="muted" aria-live="polite">
            {text('list.shown', {
              shown: from > 0 ? `${String(from + 1)}–${String(until)}` : String(until),
              count,
            })}
          </Text>
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
