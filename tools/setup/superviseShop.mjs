import { planRestart } from './planRestart.mjs';

/** Milliseconds that the shop has to exit after a signal before it is killed. */
const timeout = 10_000;
const interrupted = { SIGINT: 130, SIGTERM: 0 };

const cause = (code, signal) => (signal ? `by ${signal}` : `with exit code ${code}`);

/**
 * Restarts the shop if it exits unexpectedly, and passes signals on.
 * `start` starts the process, with a channel on which it sends `ready` once it serves. `ended`
 * resolves to the exit code.
 */
export function superviseShop({ start, write, plan = planRestart, killAfter = timeout }) {
  const exits = [];
  let shop;
  let hasRun = false;
  let stopping;
  let pause;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  function run() {
    shop = start();
    shop.on('message', (message) => {
      if (message === 'ready') hasRun = true;
    });
    shop.on('error', (error) => {
      write(`The shop could not be started: ${error.message}`);
      end(1);
    });
    shop.on('exit', onExit);
  }

  function onExit(code, signal) {
    if (stopping) return end(code ?? interrupted[stopping] ?? 1);
    // Exit code 0 means that it was stopped on purpose.
    if (code === 0) return end(0);
    const now = Date.now();
    exits.push(now);
    const next = plan({ exits, hasRun, now });
    if (next.kind === 'restart') {
      write(
        `The shop ended ${cause(code, signal)}. It is started again in ${next.after / 1000} s.`,
      );
      pause = setTimeout(run, next.after);
      return undefined;
    }
    if (next.why === 'too-often') {
      write(
        `The shop ended ${cause(code, signal)}, ${exits.length} times now. It is not started again: ` +
          'read the lines above, fix what they report, and run npm start.',
      );
    }
    return end(code ?? 1);
  }

  run();
  return {
    ended,
    signal(name) {
      stopping = name;
      if (shop.exitCode !== null || shop.signalCode !== null) {
        clearTimeout(pause);
        return end(interrupted[name] ?? 1);
      }
      shop.kill(name);
      setTimeout(() => shop.kill('SIGKILL'), killAfter).unref();
      return undefined;
    },
  };
}
