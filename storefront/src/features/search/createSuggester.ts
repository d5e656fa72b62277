/**
 * Suggestions for a text as it is typed: two requests at a time, so that a slow one holds up none
 * after it, from memory where the text was requested before, and never an older answer over a newer
 * one.
 */
import type { Suggestions } from '../../search-api/parseAutocomplete.ts';

export interface SuggestionState {
  /** The newest answer; undefined until the first. */
  readonly suggestions?: Suggestions;
  /** The text that it answers, as `suggestionKey` writes it. */
  readonly answered?: string;
  /** The answer to an empty text, once that was asked for: what is popular. */
  readonly beforeTyping?: Suggestions;
  /** Whether the last request did not reach the shop. */
  readonly hasFailed: boolean;
}

export interface Suggester {
  /** Requests suggestions for a text; the state changes when they are there. */
  readonly request: (text: string) => void;
  readonly state: () => SuggestionState;
  readonly subscribe: (listener: () => void) => () => void;
}

const maxRemembered = 60;
const maxPending = 2;

/** Texts that differ in spaces and capitals alone have the same suggestions. */
export const suggestionKey = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function createSuggester(fetch: (text: string) => Promise<Suggestions>): Suggester {
  const memory = new Map<string, Suggestions>();
  const listeners = new Set<() => void>();
  let state: SuggestionState = { hasFailed: false };
  let wanted = '';
  let turn = 0;
  /** The turn of the shown answer. */
  let shown = -1;
  const pending = new Set<string>();

  function change(next: SuggestionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function show(key: string, suggestions: Suggestions, ofTurn: number): void {
    if (ofTurn < shown) return;
    shown = ofTurn;
    const beforeTyping = key === '' ? suggestions : state.beforeTyping;
    change({ suggestions, answered: key, hasFailed: false, ...(beforeTyping && { beforeTyping }) });
  }

  function remember(key: string, suggestions: Suggestions): void {
    const [oldest] = memory.keys();
    if (memory.size >= maxRemembered && oldest !== undefined) memory.delete(oldest);
    memory.set(key, suggestions);
  }

  async function send(): Promise<void> {
    const [key, ofTurn] = [wanted, turn];
    pending.add(key);
    try {
      const suggestions = await fetch(key);
      remember(key, suggestions);
      show(key, suggestions, ofTurn);
    } catch {
      if (ofTurn >= shown) change({ ...state, hasFailed: true });
    }
    pending.delete(key);
    // What was typed meanwhile is requested now, and nothing of what was typed in between.
    if (turn !== ofTurn) sendWanted();
  }

  function sendWanted(): void {
    if (!memory.has(wanted) && !pending.has(wanted) && pending.size < maxPending) void send();
  }

  return {
    request(text) {
      wanted = suggestionKey(text);
      turn += 1;
      const known = memory.get(wanted);
      if (known) show(wanted, known, turn);
      else sendWanted();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
