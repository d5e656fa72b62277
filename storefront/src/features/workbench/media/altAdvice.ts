/** What makes a picture's words poor for those who listen: a file's name, "picture of", more than one breath. */

export type AltAdvice = 'file-name' | 'says-picture' | 'long';

/** More than one breath. */
export const easyToHear = 150;

const fileName = /^[\w%+-]*[_\d-][\w%+-]*$|\.(jpe?g|png|webp|avif|gif|heic|tiff?|svg)$/iu;
/** Swedish, bokmål, Danish, Finnish, and English that slipped in. */
const saysPicture = /^(en |ett |et )?(bild(en)?|bildet?|billedet?|fotot?|fotografi(et)?|foto(en)?|picture|image|photo)( som)? (på|av|af|visar|viser|föreställer|forestiller|of)(?=\s|$)|^(valo)?kuva(ssa|n)?(?=[\s:]|$)/iu;

/** Undefined when there is nothing to say; no words at all are a decision of the editor's. */
export function adviseOnAlt(words: string): AltAdvice | undefined {
  const said = words.trim();
  if (said === '') return undefined;
  if (fileName.test(said)) return 'file-name';
  if (saysPicture.test(said)) return 'says-picture';
  return [...said].length > easyToHear ? 'long' : undefined;
}
