import { readAddress } from '@solvik/addresses';
import { type MouseEvent, useEffect, useState } from 'react';
import { previousAddress } from '../../device/previousAddress.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';
import { usePageRouter } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';

/**
 * The list that led here, with its filters, or else the given one. Following it to the entry before
 * this one goes back, so that the list is where it was left.
 */
export function useWayBack(category: string | undefined) {
  const { site } = useServices();
  const { back } = usePageRouter();
  const [list, setList] = useState<string>();
  useEffect(() => {
    const before = previousAddress();
    if (!before?.startsWith(site.basename)) return;
    const address = before.slice(site.basename.length);
    const { route } = readAddress(address.split('?')[0] ?? '', site.locale) ?? {};
    if (route !== undefined && route in defaultSorts) setList(address);
  }, [site]);
  const onClick = (event: MouseEvent) => {
    if (list === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    back();
  };
  return { href: list ?? category, onClick };
}
