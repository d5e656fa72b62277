/** Builds the storefront if it is not current, and does nothing else. */
import { ensureBuilt } from './ensureBuilt.mjs';

await ensureBuilt();
