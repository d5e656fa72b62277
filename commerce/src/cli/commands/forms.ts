/** `forms`: what visitors have sent in forms of the content. */
import { lastSubmissions, readSubmission, type Submission } from '../../forms/formStore.ts';
import { CommandError, readCount, readOptions, table, type Command } from '../command.ts';

const minute = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);
const firstWords = ({ answers }: Submission): string =>
  answers
    .map(({ value }) => value.replaceAll(/\s+/g, ' '))
    .join(' · ')
    .slice(0, 80);

function described({
  topic,
  channel_id,
  created_at,
  email,
  answers,
  consent,
}: Submission): string[] {
  return [
    `${topic}, ${channel_id}, ${minute(created_at)} UTC, ${email ?? 'no address'}`,
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
  meaning: 'what visitors have sent in forms, the last 20 unless told, or one of them whole',
  async run({ shop, print }, args) {
    const { words, option } = readOptions(args);
    const { handle } = shop.database;
    const [id] = words;
    if (id !== undefined) {
      const one = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
        ? await readSubmission(handle, id)
        : undefined;
      if (!one)
        throw new CommandError(
          `Nothing was sent under “${id}”. The ids stand in the list of \`forms\`.`,
        );
      for (const line of described(one)) print(line);
      return;
    }
    const rows = await lastSubmissions(handle, readCount(option('last'), 20));
    if (rows.length === 0) print('Nothing has been sent in a form yet.');
    else
      for (const line of table([
        ['sent (UTC)', 'id', 'topic', 'from', 'answers'],
        ...rows.map((row) => [
          minute(row.created_at),
          row.submission_id,
          row.topic,
          row.email ?? '',
          firstWords(row),
        ]),
      ]))
        print(line);
  },
};
