/** An error for the person who typed the command; nothing has been written. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuseUnless(isRight: boolean, sentence: string): asserts isRight {
  if (!isRight) throw new Refusal(sentence);
}
