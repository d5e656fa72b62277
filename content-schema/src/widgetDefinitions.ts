import type { WidgetDefinition } from './defineWidget.ts';
import { banner } from './widgets/banner.ts';
import { hero } from './widgets/hero.ts';
import { productList } from './widgets/productList.ts';
import { richText } from './widgets/richText.ts';
import { sellingPoints } from './widgets/sellingPoints.ts';
import { text } from './widgets/text.ts';

/** Every widget an editor may place, by group; what editors read is in it, so a shop's code takes the shapes instead. */
export const widgetDefinitions: readonly WidgetDefinition[] = [hero, banner, sellingPoints, text, richText, productList];
