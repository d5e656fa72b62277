/**
 * Builds the tokens' files and the contrast report from the DTCG sources and each component's
 * declared pairs.
 */
import { buildTokens } from '../../design-system/src/tokens/buildTokens.ts';
import type { GeneratedFile } from './generatedFile.ts';

/** Throws if a channel lacks a token or a declared pair has too little contrast. */
export async function generateTokens(): Promise<readonly GeneratedFile[]> {
  return Object.entries(await buildTokens()).map(([name, text]) => ({
    path: `design-system/src/tokens/generated/${name}`,
    text,
  }));
}
