/** Fallback faces with the room of the shop's fonts. Made by “npm run generate” from the DTCG sources; edit those. */
export const fontFallbacksCss = `@font-face {
  font-family: "Poppins Fallback";
  src: local('Arial'), local('ArialMT');
  ascent-override: 93.6182%;
  descent-override: 31.2061%;
  line-gap-override: 8.916%;
  size-adjust: 112.1577%;
}
@font-face {
  font-family: "Bodoni Moda Fallback";
  src: local('Times New Roman'), local('TimesNewRomanPSMT');
  ascent-override: 98.4981%;
  descent-override: 35.0216%;
  line-gap-override: 0%;
  size-adjust: 114.2154%;
}
`;
