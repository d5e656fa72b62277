import type { ContentWords } from '../contentWords.ts';
import { companions } from './companions.ts';
import { front, layers } from './home.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import { accessoryOffer, campaigns, codes, menus } from './menusAndCampaigns.ts';
import { service } from './service.ts';
import { sizeGuide } from './sizeGuide.ts';
import { themes } from './themes.ts';

export const content: ContentWords = {
  front,
  layers,
  menus,
  campaigns,
  accessoryOffer,
  codes,
  themes,
  companions,
  sizeGuide,
  pages: { ...service, ...house, ...legal },
};
