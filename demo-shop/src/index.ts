/** An invented catalogue with its texts and drawn pictures: a whole shop to try, imported by commerce like a merchant's own. */
export { demoShop } from './demoShop.ts';
export { createDrawnPictures, type DrawnPictures } from './drawnPictures.ts';
export { firstCategories, menuCategories } from './content/shopPaths.ts';
export { contentPictureFiles } from './demoPictures.ts';
