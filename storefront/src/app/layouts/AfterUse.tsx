import { useEffect, useState } from 'react';
import { hasConsent } from '../../device/hasConsent.ts';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { useServices } from '../../page/services.ts';

const load = () => import('../Visit.tsx');

/**
 * Loads what a page needs once it is in use: the question of consent, and the recording of visits,
 * which begins at once where there is consent. Editors are not visitors, and nobody is asked while
 * they pay.
 */
export function AfterUse({ hasQuestion = true }: { readonly hasQuestion?: boolean }) {
  const { preview } = useServices();
  const isUsed = useIsUsed();
  const [isRecorded, setRecorded] = useState(false);
  useEffect(() => setRecorded(hasConsent()), []);
  return (
    <Late
      isNeeded={(isUsed || isRecorded) && !preview}
      load={load}
      props={{ isQuestionOpen: isUsed && hasQuestion }}
    />
  );
}
