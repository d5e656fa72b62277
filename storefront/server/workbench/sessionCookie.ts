import { previewCookie } from '@solvik/commerce';

const hour = 3600;

/** The editor's session as a cookie: no script reads it, and it goes wherever drafts are shown, which is every page of the front. */
export const sessionCookie = (token: string, isSecure: boolean): string => `${previewCookie}=${token}; Path=/; Max-Age=${String(hour)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const endedSessionCookie = (isSecure: boolean): string => `${previewCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
