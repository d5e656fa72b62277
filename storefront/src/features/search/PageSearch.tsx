import { writeAddress } from '@solvik/addresses';
import { SearchLine } from '@solvik/design-system';
import type { FormEvent } from 'react';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';

export interface PageSearchProps {
  readonly label: string;
  readonly startValue?: string;
}

/** The search as a line of a page. Without a text there is nothing to search for. */
export function PageSearch({ label, startValue }: PageSearchProps) {
  const { text, site } = useServices();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const search = typeof typed === 'string' ? typed.trim() : '';
    if (search !== '') void navigate(writeAddress('search', site.locale, { search }));
  };
  return (
    <SearchLine
      action={`${site.basename}${writeAddress('search', site.locale)}`}
      label={label}
      placeholder={label}
      submitLabel={text('header.searchButton')}
      startValue={startValue}
      onSubmit={submit}
    />
  );
}
