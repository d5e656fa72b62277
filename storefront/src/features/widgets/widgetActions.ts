import type { WidgetActions } from '@solvik/widgets';
import { copyText } from '../../device/copyText.ts';

/** The shop's actions for widgets. */
export const widgetActions: WidgetActions = { copy: copyText };
