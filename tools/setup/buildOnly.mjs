/** Builds the storefront when it is not current, and nothing else. */
import { ensureBuilt } from './ensureBuilt.mjs';

await ensureBuilt();
