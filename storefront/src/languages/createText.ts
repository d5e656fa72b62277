import type { CompiledMessages, MessageKey, Messages } from './generated/messages.ts';

/** Returns a text of the shop in the page's language: `text('cart.lines', { count: 2 })`. */
export type Text = <K extends MessageKey>(key: K, ...values: Messages[K]) => string;

const refuse = (error: Error): string => {
  throw error;
};

/**
 * Texts out of what has been loaded so far.
 * @param onMissing returns a replacement for a text that was not loaded; by default it throws
 */
export function createText(
  messages: Partial<CompiledMessages>,
  onMissing: (error: Error) => string = refuse,
): Text {
  return (key, ...values) => {
    const message: CompiledMessages[MessageKey] | undefined = messages[key];
    if (message) return message(values[0]);
    return onMissing(
      new Error(`The text “${key}” is not loaded: load its group with what shows it.`),
    );
  };
}
