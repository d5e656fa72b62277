/** `forms`: lists what visitors have sent in forms. */
import { lastSubmissions, readSubmission, type Submission } from '../../forms/formStore.ts';
import { CommandError, readCount, readOptions, table, type Command } from '../command.ts';

const minute = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);
const firstWords = ({ answers }: Submission): string =>
  answers
    .map(({ value }) => value.replaceAll(/\s+/g, ' '))
    .join(' · ')
    .slice(0, 80);

function described({ topic, channelId, createdAt, email, answers, consent }: Submission): string[] {
  return [
    `${topic}, ${channelId}, ${minute(createdAt)} UTC, ${email ?? 'no address'}`,
    ...answers.flatMap(({ label, value }) => [
      '',
      label,
      ...value.split('\n').map((line) => `  ${line}`),
    ]),
    '',
    `Agreed to: ${consent}`,
  ];
}

export const forms: Command = {
  usage: 'forms [id] [--last n]',
  meaning: 'what visitors have sent in forms, 20 by default, or one of them in full',
  async run({ shop, print }, args) {
    const { positionals, option } = readOptions(args);
    const { handle } = shop.database;
    const [id] = positionals;
    if (id !== undefined) {
      const one = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
        ? await readSubmission(handle, id)
        : undefined;
      if (!one)
        throw new CommandError(`Nothing was sent under “${id}”. The ids are listed by \`forms\`.`);
      for (const line of described(one)) print(line);
      return;
    }
    const rows = await lastSubmissions(handle, readCount(option('last'), 20));
    if (rows.length === 0) print('Nothing has been sent in a form yet.');
    else
      for (const line of table([
        ['sent (UTC)', 'id', 'topic', 'from', 'answers'],
        ...rows.map((row) => [
          minute(row.createdAt),
          row.submissionId,
          row.topic,
          row.email ?? '',
          firstWords(row),
        ]),
      ]))
        print(line);
  },
};
