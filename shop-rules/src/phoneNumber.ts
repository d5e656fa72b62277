/** What is wrong with a phone number as shoppers write it; numbers of every country pass. */

/** Eight in the shortest country, Norway and Denmark. */
const fewestDigits = 8;

/** `form`: other characters than digits, spaces, hyphens, brackets and a plus first. */
export type PhoneFault = 'form' | 'short' | 'repeated';

/** @returns the fault; undefined if it can be a number */
export function phoneFault(text: string): PhoneFault | undefined {
  const number = text.trim();
  if (!/^[+\d(][\d\s()/.-]*$/.test(number)) return 'form';
  const digits = number.replace(/\D/g, '');
  if (digits.length < fewestDigits) return 'short';
  return /^(\d)\1*$/.test(digits) ? 'repeated' : undefined;
}
