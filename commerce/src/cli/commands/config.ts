/** `config`: every setting with the value in force. */
import { settingDescriptions } from '../../config/settings.ts';
import { table, type Command } from '../command.ts';

/** The key is printed, because the operator needs it; passwords in addresses are not. */
function shown(name: string, value: string | undefined, isSecret: boolean): string {
  if (!value) return '–';
  return isSecret && name !== 'API_KEY' ? value.replace(/\/\/[^@/]*@/, '//…@') : value;
}

export const config: Command = {
  usage: 'config',
  meaning: 'the settings and where they come from',
  async run({ shop, dataDir, env, print }) {
    const values = { ...env, DATA_DIR: dataDir };
    for (const line of table(
      settingDescriptions.map(({ name, meaning, isSecret = false }) => [
        name,
        shown(name, Object.entries(values).find(([key]) => key === name)?.[1], isSecret),
        meaning,
      ]),
    ))
      print(line);
    print(
      shop.database.engine === 'embedded'
        ? 'The database is embedded: for trying the shop and for small shops on one machine.'
        : 'The database is a PostgreSQL server.',
    );
  },
};
