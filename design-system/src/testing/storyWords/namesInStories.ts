/** Names, sizes and units that stories say alike in every language. */
export const namesInStories: readonly string[] = [
  'Solvik', 'Tjärn', 'Sund', 'Lumi', 'Ekdal', 'Norrvik', 'Halm', 'Vide', 'Åsen', 'Aurela', 'Havsten', 'Hede & Havre', 'Åkerbär',
  'Astrid Lindqvist', 'Sjöbogatan', 'Borås', 'Elin', 'Maria', 'Sundsvall', 'Ingrid', 'Sverige', 'Norge', 'Danmark', 'Suomi',
  'Visa', 'Mastercard', 'Black Friday', 'Lucia', 'SEK', 'NOK', 'DKK', 'EUR', 'suomi', 'ruotsi', 'bokmål', 'dansk', 'yritysasiakas', 'kanta-asiakas', 'One size', 'XS', 'EU', 'MB', 'kB', 'kr',
];
