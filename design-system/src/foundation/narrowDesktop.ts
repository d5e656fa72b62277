import { breakpoints } from '../tokens/generated/tokenNames.ts';

/** The header's menu and search field stand on one line from here on without being set tighter. */
const roomy = 1152;

/** Media query prelude: a tablet on its side, where the longest menu needs a tighter header. */
export const narrowDesktop = `@media (min-width: ${breakpoints.lg}px) and (max-width: ${roomy - 0.02}px)`;
