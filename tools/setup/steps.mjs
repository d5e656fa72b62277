/**
 * Prints a long step's title, progress and duration, on a terminal or in a log.
 */
const isTerminal = Boolean(process.stderr.isTTY);

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs `work(progress)`; `progress(text)` replaces the line on a terminal and is silent in a log. */
export async function step(title, work) {
  const from = performance.now();
  process.stderr.write(isTerminal ? `  ${title} …` : `  ${title} …\n`);
  const progress = (text) => {
    if (isTerminal) process.stderr.write(`\r\u001b[2K  ${title} … ${text}`);
  };
  const result = await work(progress);
  process.stderr.write(
    isTerminal ? `\r\u001b[2K✓ ${title} (${seconds(from)})\n` : `✓ ${title} (${seconds(from)})\n`,
  );
  return result;
}

/** Exits with a message about what happened and what to do. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
