import { lazy, Suspense, useSyncExternalStore } from 'react';
import { consent } from '../../device/consent.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { consentRequest } from './consentRequest.ts';

const ConsentQuestion = lazy(() =>
  loadWithMessages(['consent'], () => import('./ConsentQuestion.tsx')),
);

const isUndecided = () => consent.read() === undefined;

/**
 * The question of consent: once the page is in use until it is decided, and when the visitor
 * requests it.
 */
export function Consent({ isUsed }: { readonly isUsed: boolean }) {
  const isOpen = useSyncExternalStore(consent.subscribe, isUndecided, () => false);
  const isRequested = useSyncExternalStore(consentRequest.subscribe, consentRequest.isOpen);
  return isRequested || (isUsed && isOpen) ? (
    <Suspense fallback={null}>
      <ConsentQuestion isRequested={isRequested} onDecided={consentRequest.close} />
    </Suspense>
  ) : null;
}
