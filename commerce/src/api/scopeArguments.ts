/** The arguments that every operation takes beside its own (contracts.md, "Data API"). */
import type { builder } from './builder.ts';

type ArgumentBuilder = Parameters<
  Extract<Parameters<typeof builder.queryField>[1], (...args: never[]) => unknown>
>[0]['arg'];

export function scopeArguments(arg: ArgumentBuilder) {
  return { channelId: arg.string(), languageId: arg.string(), marketId: arg.string() };
}
