/**
 * What makes an alt text poor for screen reader users: a file's name, or that it is a picture,
 * which a screen reader has announced already.
 */

export type AltProblem = 'file-name' | 'says-picture';

/** A word with a hyphen alone is a word: T-shirt. */
const fileName = /^[\w%+-]*[_\d][\w%+-]*$|\.(jpe?g|png|webp|avif|gif|heic|tiff?|svg)$/iu;
/** Swedish, bokmål, Danish, Finnish, and English that slipped in. */
const picturePhrase =
  /^(en |ett |et )?(bild(en)?|bildet?|billedet?|fotot?|fotografi(et)?|foto(en)?|picture|image|photo)( som)? (på|av|af|visar|viser|föreställer|forestiller|of)(?=\s|$)|^(valo)?kuva(ssa|n)?(?=[\s:]|$)/iu;

/** Undefined when it is fine; an empty alt text is the editor's decision. */
export function findAltProblem(words: string): AltProblem | undefined {
  const trimmed = words.trim();
  if (trimmed === '') return undefined;
  if (fileName.test(trimmed)) return 'file-name';
  return picturePhrase.test(trimmed) ? 'says-picture' : undefined;
}
