/** What makes a picture's words poor for those who listen: a file's name, or that it is a picture, which a screen reader has said already. */

export type PoorAlt = 'file-name' | 'says-picture';

/** A word with a hyphen alone is a word: T-shirt. */
const fileName = /^[\w%+-]*[_\d][\w%+-]*$|\.(jpe?g|png|webp|avif|gif|heic|tiff?|svg)$/iu;
/** Swedish, bokmål, Danish, Finnish, and English that slipped in. */
const saysPicture =
  /^(en |ett |et )?(bild(en)?|bildet?|billedet?|fotot?|fotografi(et)?|foto(en)?|picture|image|photo)( som)? (på|av|af|visar|viser|föreställer|forestiller|of)(?=\s|$)|^(valo)?kuva(ssa|n)?(?=[\s:]|$)/iu;

/** Undefined when there is nothing to say; no words at all are a decision of the editor's. */
export function poorAlt(words: string): PoorAlt | undefined {
  const said = words.trim();
  if (said === '') return undefined;
  if (fileName.test(said)) return 'file-name';
  return saysPicture.test(said) ? 'says-picture' : undefined;
}
