/** The setting HOSTS, which both the storefront and the back end read. */
import { byChannel, channelIds, type ChannelId, channels } from './channels.ts';

const example = channelIds.map((id) => `${id}=${id}.shop.example`).join(',');

/**
 * The host of each channel, without a port. A channel that is not named keeps the one of its definition.
 * @param text `se=shop.example,no=no.shop.example`
 * @throws Error with a sentence if a pair is malformed or names no channel
 */
export function readHosts(text: string | undefined): Readonly<Record<ChannelId, string>> {
  const given = new Map<string, string>();
  for (const pair of text ? text.split(',') : []) {
    const [id, host, ...rest] = pair.split('=').map((part) => part.trim());
    if (!id || !host || rest.length > 0)
      throw new Error(`HOSTS takes channel=host pairs with commas between, such as ${example}.`);
    if (!(channelIds as readonly string[]).includes(id))
      throw new Error(`HOSTS names “${id}”. Give hosts of ${channelIds.join(', ')}.`);
    given.set(id, host);
  }
  return byChannel((id) => given.get(id) ?? channels[id].host);
}
