/** Fallback faces with the metrics of the shop's fonts. Made by “npm run generate” from the DTCG sources; edit those. */
export const fontFallbacksCss = `@font-face {
  font-family: "Poppins Fallback Arial";
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans');
  ascent-override: 93.6182%;
  descent-override: 31.2061%;
  line-gap-override: 8.916%;
  size-adjust: 112.1577%;
}
@font-face {
  font-family: "Poppins Fallback Roboto";
  src: local('Roboto'), local('Roboto Regular'), local('Roboto-Regular');
  ascent-override: 93.4131%;
  descent-override: 31.1377%;
  line-gap-override: 8.8965%;
  size-adjust: 112.404%;
}
@font-face {
  font-family: "Bodoni Moda Fallback Times New Roman";
  src: local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'), local('LiberationSerif');
  ascent-override: 98.4981%;
  descent-override: 35.0216%;
  line-gap-override: 0%;
  size-adjust: 114.2154%;
}
@font-face {
  font-family: "Bodoni Moda Fallback Noto Serif";
  src: local('Noto Serif'), local('Noto Serif Regular'), local('NotoSerif-Regular'), local('NotoSerif');
  ascent-override: 116.6218%;
  descent-override: 41.4655%;
  size-adjust: 96.4657%;
}
`;
