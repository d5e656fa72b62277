import type { ContentWords } from '../contentWords.ts';
import { front, layers } from './front.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import { campaigns, codes, menus } from './menusAndCampaigns.ts';
import { service } from './service.ts';

export const content: ContentWords = { front, layers, menus, campaigns, codes, pages: { ...service, ...house, ...legal } };
