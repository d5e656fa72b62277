import { useEffect } from 'react';
import { retryPictures } from '../device/retryPictures.ts';
import { Consent } from '../features/consent/Consent.tsx';
import { useRecording } from './useRecording.ts';

export interface VisitProps {
  /** The question may be put. */
  readonly isQuestionOpen: boolean;
}

/** The visitor's consent, what it allows, and pictures that a lost network has left out. */
export default function Visit({ isQuestionOpen }: VisitProps) {
  useRecording();
  useEffect(() => {
    addEventListener('online', retryPictures);
    return () => removeEventListener('online', retryPictures);
  }, []);
  return <Consent isUsed={isQuestionOpen} />;
}
