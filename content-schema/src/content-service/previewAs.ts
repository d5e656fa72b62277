/**
 * As whom and when an editor previews: sent with a preview as one line of text. Omitted members are
 * the visitor's own.
 */
import {
  type CustomerType,
  customerTypes,
  memberships,
  type Visitor,
  viewports,
} from '../visibility/audience.ts';

export interface PreviewAs {
  readonly customerType?: CustomerType;
  readonly membership?: NonNullable<Visitor['membership']>;
  readonly viewport?: NonNullable<Visitor['viewport']>;
  readonly at?: Date;
}

/** `customerType=STUDENT&at=2026-11-27T07:00:00.000Z` */
export function writePreviewAs({ customerType, membership, viewport, at }: PreviewAs): string {
  return new URLSearchParams({
    ...(customerType && { customerType }),
    ...(membership && { membership }),
    ...(viewport && { viewport }),
    ...(at && { at: at.toISOString() }),
  }).toString();
}

/** Unknown members are left out: a preview shows something rather than nothing. */
export function readPreviewAs(text: string | null | undefined): PreviewAs {
  const given = new URLSearchParams(text ?? '');
  const among = <T extends string>(name: string, options: readonly T[]): T | undefined =>
    options.find((option) => option === given.get(name));
  const customerType = among('customerType', customerTypes);
  const membership = among('membership', memberships);
  const viewport = among('viewport', viewports);
  const at = new Date(given.get('at') ?? Number.NaN);
  return {
    ...(customerType && { customerType }),
    ...(membership && { membership }),
    ...(viewport && { viewport }),
    ...(!Number.isNaN(at.getTime()) && { at }),
  };
}
