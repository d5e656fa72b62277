import type { BadgeView } from './badgeView.ts';

/** Whether a product is shown before its release. */
export const isComing = ({ availableFrom }: Pick<BadgeView, 'availableFrom'>, now: Date): boolean =>
  availableFrom !== undefined && new Date(availableFrom) > now;
