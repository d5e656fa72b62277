/**
 * Random ids of this browser, under which the behaviour of a consenting visitor is recorded: one
 * of the visitor, until a year after the last visit, and one of the visit, which ends after half
 * an hour without activity.
 */
export interface VisitorKeys {
  readonly customerKey: string;
  readonly sessionKey: string;
}

const minute = 60_000;
const lifetimes = { customerKey: 365 * 24 * 60 * minute, sessionKey: 30 * minute } as const;
type Name = keyof typeof lifetimes;

/** `{id} {milliseconds of its last use}` */
const stored = /^([\w-]{8,64}) (\d{1,15})$/;

function refreshed(name: Name, now: number): string {
  const [, id, usedAt] = stored.exec(localStorage.getItem(name) ?? '') ?? [];
  const isValid = id !== undefined && now - Number(usedAt) < lifetimes[name];
  const key = isValid ? id : crypto.randomUUID();
  localStorage.setItem(name, `${key} ${String(now)}`);
  return key;
}

export const visitorKeys = {
  /** Creates them where there are none; undefined if nothing can be stored here. */
  use(now: number): VisitorKeys | undefined {
    try {
      return {
        customerKey: refreshed('customerKey', now),
        sessionKey: refreshed('sessionKey', now),
      };
    } catch {
      return undefined;
    }
  },
  remove(): void {
    try {
      localStorage.removeItem('customerKey');
      localStorage.removeItem('sessionKey');
    } catch {
      // Where nothing can be stored, nothing is.
    }
  },
};
