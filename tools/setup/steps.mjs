/** Says what a long step does, how far it is and how long it took, on a terminal and in a log alike. */
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

/** Ends with one sentence that says what happened and one that says what to do. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
