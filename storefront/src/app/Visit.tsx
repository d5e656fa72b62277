import { Consent } from '../features/consent/Consent.tsx';
import { useRecording } from './useRecording.ts';

export interface VisitProps {
  /** The question may be put. */
  readonly isQuestionOpen: boolean;
}

/** The visitor's consent, and what it allows. */
export default function Visit({ isQuestionOpen }: VisitProps) {
  useRecording();
  return <Consent isUsed={isQuestionOpen} />;
}
