/**
 * Soft hyphens in the compound names of colours, before the colour at their end: below a dot there
 * is no space for "Chokladbrun", nor for some first parts, "Antrasiitin". Browsers lack hyphenation
 * for most languages of the shop.
 */
const ends: Readonly<Record<string, RegExp>> = {
  sv: /(?<=\p{L}{3})(?=(ladbrun|melsblå|melrosa|kotta|mon|brun|grön|blå|röd|grå|rosa|gul|vit|svart|lila|grädde|melerad|klint|trad|beige|bär)$)/gu,
  nb: /(?<=\p{L}{3})(?=(ladebrun|melblå|melrosa|kotta|sitt|brun|grønn|blå|rød|grå|rosa|gul|hvit|svart|lilla|melert|beige|bær|blomst)$)/gu,
  da: /(?<=\p{L}{3})(?=(ladebrun|melblå|melrosa|kotta|brun|grøn|blå|rød|grå|rosa|gul|hvid|sort|lilla|meleret|beige|bær|blomst)$)/gu,
  fi: /(?<=\p{L}{3})(?=(siitinharmaa|malenvihreä|manpunainen|kukansininen|ruskea|vihreä|sininen|punainen|harmaa|keltainen|valkoinen|musta|meleerattu|kukka|marja|roosa|rattu|kotta)$)/gu,
};

export const softenColour = (name: string, locale: string): string => {
  const end = ends[locale];
  return end ? name.replaceAll(end, '\u00AD') : name;
};
