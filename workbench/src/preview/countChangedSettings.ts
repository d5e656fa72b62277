import { unknownVisitor } from '@solvik/content-schema/editing';
import type { PreviewSettings } from './previewSettings.ts';

/**
 * How many of the hidden settings differ from a customer's defaults; the moment has its own line.
 */
export const countChangedSettings = ({
  market,
  language,
  membership,
  conditions,
}: Pick<PreviewSettings, 'market' | 'language' | 'membership' | 'conditions'>): number =>
  conditions.length +
  [market, language, membership === unknownVisitor.membership ? undefined : membership].filter(
    (each) => each !== undefined,
  ).length;
