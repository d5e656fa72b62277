/**
 * What a screen reader announces of a part from its start to its end, one phrase after another.
 * Needs a DOM.
 */
import { virtual } from '@guidepup/virtual-screen-reader';

const maxPhrases = 80;

/**
 * The phrases in order, one that is repeated at once (a dialog is announced and then reached) once;
 * throws when the reading does not come to its end.
 */
export async function announcedWords(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    const [first = ''] = await virtual.spokenPhraseLog();
    const start = virtual.activeNode;
    for (let read = 0; read < maxPhrases; read += 1) {
      await virtual.next();
      const phrases = await virtual.spokenPhraseLog();
      // Past its end the reading restarts; the same words may occur before that, of another
      // element.
      if (virtual.activeNode === start && phrases.at(-1) === first)
        return phrases.slice(0, -1).filter((phrase, at, all) => phrase !== all[at - 1]);
    }
    throw new Error(`The reading did not end within ${String(maxPhrases)} phrases.`);
  } finally {
    await virtual.stop();
  }
}
