import type { WidgetActions } from '@solvik/widgets';
import { copyText } from '../../device/copyText.ts';

/** What widgets may do in the shop. */
export const widgetActions: WidgetActions = { copy: copyText };
