import { Consent } from '../features/consent/Consent.tsx';
import { useRecording } from './useRecording.ts';

export interface VisitProps {
  readonly isUsed: boolean;
}

/** The visitor's consent, and what it allows. */
export default function Visit({ isUsed }: VisitProps) {
  useRecording();
  return <Consent isUsed={isUsed} />;
}
