import { useEffect, useState } from 'react';
import { hasConsent } from '../../device/hasConsent.ts';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';

const load = () => loadWithMessages(['recommended'], () => import('./PersonalRecommendations.tsx'));

/** Recommendations for a visitor who has consented to them; nothing for anybody else. */
export function Personal() {
  const isUsed = useIsUsed();
  const [isRemembered, setRemembered] = useState(false);
  useEffect(() => setRemembered(hasConsent()), []);
  return <Late isNeeded={isUsed && isRemembered} load={load} props={{}} />;
}
