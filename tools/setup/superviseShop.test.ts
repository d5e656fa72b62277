/** With real processes: small programs replace the shop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { superviseShop } from './superviseShop.mjs';

const serves = `process.send('ready'); setInterval(() => undefined, 1000);`;
const endsOnSignal = `process.on('SIGTERM', () => process.exit(0)); ${serves}`;
const isStuck = `process.on('SIGTERM', () => undefined); ${serves}`;

/** Supervises a program; `next()` resolves to each process once it serves. */
function supervise(program: string, options: Partial<Parameters<typeof superviseShop>[0]> = {}) {
  const lines: string[] = [];
  const started: ChildProcess[] = [];
  const served: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', program], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', () => served.push(child));
    started.push(child);
    return child;
  };
  const supervisor = superviseShop({ start, write: (line) => lines.push(line), ...options });
  const next = async (count: number): Promise<ChildProcess> => {
    await expect.poll(() => served.length, { timeout: 30_000 }).toBe(count);
    const child = served.at(-1);
    if (!child) throw new Error('No shop serves.');
    return child;
  };
  return { ...supervisor, lines, started, next };
}

it('a shop that is killed is restarted', async () => {
  const { next, lines, signal, ended } = supervise(endsOnSignal);
  const first = await next(1);
  first.kill('SIGKILL');
  const second = await next(2);
  expect(second.pid).not.toBe(first.pid);
  expect(lines).toEqual(['The shop ended by SIGKILL. It is started again in 0.5 s.']);
  signal('SIGTERM');
  expect(await ended).toBe(0);
});

it('a shop that cannot start is not restarted', async () => {
  const { started, lines, ended } = supervise('process.exit(1)');
  expect(await ended).toBe(1);
  expect([started.length, lines]).toEqual([1, []]);
});

it('a shop that exits normally is not restarted', async () => {
  const { started, ended } = supervise(`process.send('ready', () => process.exit(0))`);
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

it('a shop that exits repeatedly is given up with a message', async () => {
  const { ended, lines } = supervise(`process.send('ready', () => process.exit(7))`, {
    plan: ({ exits }) =>
      exits.length > 2 ? { kind: 'give-up', why: 'too-often' } : { kind: 'restart', after: 1 },
  });
  expect(await ended).toBe(7);
  expect(lines.at(-1)).toContain(
    'The shop ended with exit code 7, 3 times now. It is not started again',
  );
});

it('a signal during the pause ends it', async () => {
  const { next, lines, signal, ended, started } = supervise(serves, {
    plan: () => ({ kind: 'restart', after: 3_600_000 }),
  });
  (await next(1)).kill('SIGKILL');
  await expect.poll(() => lines.length).toBe(1);
  signal('SIGTERM');
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

it('a shop that hangs is killed', async () => {
  const { next, signal, ended } = supervise(isStuck, { killAfter: 50 });
  await next(1);
  signal('SIGTERM');
  expect(await ended).toBe(0);
});
