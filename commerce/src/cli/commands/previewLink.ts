/** `preview-link`: lets an editor in to the workbench. */
import { deskRoles, type DeskScope } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { first, type Queries } from '../../database/database.ts';
import { createPreviewSessions } from '../../preview/previewSessions.ts';
import { channels, type ChannelId } from '../../markets/markets.ts';
import { CommandError, readOptions, type Command } from '../command.ts';

const longestName = 60;
const isChannel = (id: string): id is ChannelId => Object.hasOwn(channels, id);

async function readScope(
  queries: Queries,
  { page, channel }: { readonly page: string | undefined; readonly channel: string | undefined },
): Promise<DeskScope> {
  if (page !== undefined && channel !== undefined)
    throw new CommandError('Give a page or a channel, not both.');
  if (page !== undefined) {
    const known = await first(
      queries,
      sql`select key from pages where key = ${page} union select key from content_states where kind = 'page' and key = ${page}`,
    );
    if (!known) throw new CommandError(`There is no page “${page}”.`);
    return { kind: 'page', key: page };
  }
  if (channel === undefined) return { kind: 'all' };
  if (!isChannel(channel))
    throw new CommandError(
      `“${channel}” is not a channel. Choose one of: ${Object.keys(channels).join(', ')}.`,
    );
  return { kind: 'channel', channel };
}

export const previewLink: Command = {
  usage:
    'preview-link --name <editor> [--role writer | publisher] [--page <key> | --channel <id>] [--redirect /…]',
  meaning: 'a link that lets an editor in to the workbench: once, within ten minutes, for an hour',
  async run({ shop, settings, print }, args) {
    const { option } = readOptions(args);
    const name = option('name')?.trim();
    if (!name || [...name].length > longestName)
      throw new CommandError(`Say whom it is for: --name, of at most ${longestName} letters.`);
    const given = option('role') ?? 'writer';
    const role = deskRoles.find((known) => known === given);
    if (!role)
      throw new CommandError(`“${given}” is not a role. Choose one of: ${deskRoles.join(', ')}.`);
    const scope = await readScope(shop.database.handle, {
      page: option('page'),
      channel: option('channel'),
    });
    const redirect = option('redirect');
    if (redirect !== undefined && !/^\/(?![/\\])/.test(redirect))
      throw new CommandError('--redirect takes a path of the shop, such as /om-oss.');
    const link = new URL(
      '/preview-widgets',
      settings.origins[scope.kind === 'channel' && isChannel(scope.channel) ? scope.channel : 'se'],
    );
    link.searchParams.set(
      'loginToken',
      await createPreviewSessions(shop).invite({ name, role, scope }),
    );
    if (redirect !== undefined) link.searchParams.set('redirect', redirect);
    print(link.href);
  },
};
