import { menuLocations, type MenuLocation } from '@solvik/content-schema/editing';

export const isMenuLocation = (key: string): key is MenuLocation =>
  menuLocations.some((location) => location === key);
