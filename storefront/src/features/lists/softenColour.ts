/**
 * Soft hyphens in the compound names of colours, before the colour at their end: below a dot there
 * is no space for "Chokladbrun". Browsers lack hyphenation for most languages of the shop.
 */
const ends: Readonly<Record<string, RegExp>> = {
  sv: /(?<=\p{L}{3})(?=(brun|grön|blå|röd|grå|rosa|gul|vit|svart|lila|grädde|melerad|klint|trad|beige|bär)$)/u,
  nb: /(?<=\p{L}{3})(?=(brun|grønn|blå|rød|grå|rosa|gul|hvit|svart|lilla|melert|beige|bær)$)/u,
  da: /(?<=\p{L}{3})(?=(brun|grøn|blå|rød|grå|rosa|gul|hvid|sort|lilla|meleret|beige|bær)$)/u,
  fi: /(?<=\p{L}{3})(?=(ruskea|vihreä|sininen|punainen|harmaa|keltainen|valkoinen|musta|meleerattu|kukka|marja)$)/u,
};

export const softenColour = (name: string, locale: string): string => {
  const end = ends[locale];
  return end ? name.replace(end, '\u00AD') : name;
};
