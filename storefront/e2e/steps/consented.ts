/** A visitor who has answered the question of consent, on every site. */
import type { BrowserContextOptions } from '@playwright/test';
import { sites } from '../sites.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** @param value as the shop stores it: accepted categories, or `none` */
export const consented = (value: string): State => ({
  origins: [],
  cookies: sites.map(({ host }) => ({
    name: 'consent',
    value,
    domain: host,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  })),
});
