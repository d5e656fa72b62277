/** For a language without inflection rules yet: words match only as they are written. */
import type { Inflection } from './inflection.ts';

export const uninflected: Inflection = { endings: [], stems: (word) => [word] };
