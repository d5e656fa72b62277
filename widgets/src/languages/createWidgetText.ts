import type { CompiledMessages, MessageKey, Messages } from './generated/messages.ts';

/** A text of a widget in the page's language: `text('offers.copy')`. */
export type WidgetText = <K extends MessageKey>(key: K, ...values: Messages[K]) => string;

export function createWidgetText(messages: CompiledMessages): WidgetText {
  return (key, ...values) => messages[key](values[0]);
}
