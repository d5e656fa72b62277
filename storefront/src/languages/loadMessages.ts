/** Loads texts by language and group, each once. */
import type { Locale } from '@solvik/shop';
import { pageReload } from '../device/reloadOnStaleChunk.ts';
import { messageLoaders } from './generated/byLocale.ts';
import type { CompiledMessages, GroupLoaders } from './generated/messages.ts';
import type { MessageGroup } from './messageGroups.ts';

type Groups = readonly MessageGroup[];

interface Catalogue {
  readonly messages: Partial<CompiledMessages>;
  readonly loaders: GroupLoaders;
  readonly loaded: Set<MessageGroup>;
}

/** Loaded catalogues: all on the server, the page's own in a browser. */
const catalogues = new Map<Locale, Promise<Catalogue>>();

async function openCatalogue(locale: Locale): Promise<Catalogue> {
  const { default: shared, groups } = await messageLoaders[locale]();
  return { messages: { ...shared }, loaders: groups, loaded: new Set() };
}

function catalogueOf(locale: Locale): Promise<Catalogue> {
  const opened = catalogues.get(locale) ?? openCatalogue(locale);
  catalogues.set(locale, opened);
  return opened;
}

async function loadGroup(
  { messages, loaders, loaded }: Catalogue,
  group: MessageGroup,
): Promise<void> {
  if (loaded.has(group)) return;
  const module: { readonly default: Partial<CompiledMessages> } | undefined =
    await loaders[group]();
  // The file is gone (reloadOnStaleChunk).
  if (!module) return pageReload();
  Object.assign(messages, module.default);
  loaded.add(group);
}

/**
 * The texts of a language that every page has, and those of the groups. Groups loaded later are
 * added.
 */
export async function loadMessages(
  locale: Locale,
  groups: Groups,
): Promise<Partial<CompiledMessages>> {
  const catalogue = await catalogueOf(locale);
  await Promise.all(groups.map((group) => loadGroup(catalogue, group)));
  return catalogue.messages;
}

/** Loads a part of the page and, in parallel, its groups of texts, in the page's language. */
export async function loadWithMessages<Part>(
  groups: Groups,
  load: () => Promise<Part>,
): Promise<Part> {
  const texts = [...catalogues.keys()].map((locale) => loadMessages(locale, groups));
  const [part]: [Part | undefined, ...unknown[]] = await Promise.all([load(), ...texts]);
  // The file is gone (reloadOnStaleChunk).
  return part ?? pageReload();
}
