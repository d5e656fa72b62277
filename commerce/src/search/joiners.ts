/** Words too common to narrow a search, folded. */
export const joiners: ReadonlySet<string> = new Set(['och', 'i', 'med', 'till', 'for', 'pa', 'av', 'en', 'ett', 'og', 'til', 'af', 'et', 'ja', 'tai', 'the', 'and', 'storlek', 'strl', 'stl', 'storrelse', 'str', 'koko', 'size']);
