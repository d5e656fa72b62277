/** `preview-link`: creates a sign-in link to the workbench for an editor. */
import { type ChannelId, channelIds, channels } from '@solvik/shop';
import { editorRoles, type EditorScope } from '@solvik/content-schema/editing';
import type { Queries } from '../../database/database.ts';
import { createPreviewSessions } from '../../preview/previewSessions.ts';
import { CommandError, readOptions, type Command } from '../command.ts';

const maxNameLength = 60;
const isChannel = (id: string): id is ChannelId => Object.hasOwn(channels, id);

async function readScope(
  queries: Queries,
  { page, channel }: { readonly page: string | undefined; readonly channel: string | undefined },
): Promise<EditorScope> {
  if (page !== undefined && channel !== undefined)
    throw new CommandError('Give a page or a channel, not both.');
  if (page !== undefined) {
    const found = await queries
      .selectFrom('pages')
      .select('key')
      .where('key', '=', page)
      .union(({ selectFrom }) =>
        selectFrom('contentStates')
          .select('key')
          .where('kind', '=', 'page')
          .where('key', '=', page),
      )
      .executeTakeFirst();
    if (!found) throw new CommandError(`There is no page “${page}”.`);
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
  meaning:
    'a sign-in link to the workbench for an editor: usable once, within ten minutes, for an hour',
  async run({ shop, settings, print }, args) {
    const { option } = readOptions(args);
    const name = option('name')?.trim();
    if (!name || [...name].length > maxNameLength)
      throw new CommandError(`Name the editor: --name, of at most ${maxNameLength} letters.`);
    const requestedRole = option('role') ?? 'writer';
    const role = editorRoles.find((each) => each === requestedRole);
    if (!role)
      throw new CommandError(
        `“${requestedRole}” is not a role. Choose one of: ${editorRoles.join(', ')}.`,
      );
    const scope = await readScope(shop.database.handle, {
      page: option('page'),
      channel: option('channel'),
    });
    const redirect = option('redirect');
    if (redirect !== undefined && !/^\/(?![/\\])/.test(redirect))
      throw new CommandError('--redirect takes a path of the shop, such as /om-oss.');
    const link = new URL(
      '/preview-widgets',
      settings.origins[
        scope.kind === 'channel' && isChannel(scope.channel) ? scope.channel : channelIds[0]
      ],
    );
    link.searchParams.set(
      'loginToken',
      await createPreviewSessions(shop).invite({ name, role, scope }),
    );
    if (redirect !== undefined) link.searchParams.set('redirect', redirect);
    print(link.href);
  },
};
