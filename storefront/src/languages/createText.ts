import type { CompiledMessages, MessageKey, Messages } from './generated/messages.ts';

/** Says a text of the shop in the page's language: `text('cart.lines', { count: 2 })`. */
export type Text = <K extends MessageKey>(key: K, ...values: Messages[K]) => string;

export function createText(messages: CompiledMessages): Text {
  return (key, ...values) => messages[key](values[0]);
}
