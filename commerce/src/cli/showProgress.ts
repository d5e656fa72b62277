/** Shows the progress of a command: a bar on a terminal, a line for every tenth in a log. */
import { SingleBar } from 'cli-progress';
import type { CommandProgress } from './command.ts';

export interface ProgressView {
  readonly report: (progress: CommandProgress) => void;
  /** Removes the bar, so that lines may follow. */
  readonly end: () => void;
}

export function showProgress(stream: NodeJS.WriteStream): ProgressView {
  if (!stream.isTTY) return lines((line) => void stream.write(`${line}\n`));
  const bar = new SingleBar({
    format: '  {bar} {percentage} %  {label}',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  let isShown = false;
  return {
    report({ done, of, label }) {
      if (!isShown) bar.start(Math.max(1, of), done, { label });
      isShown = true;
      bar.setTotal(Math.max(1, of));
      bar.update(done, { label });
    },
    end() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}

/** One line per tenth, however often progress is reported. */
export function lines(write: (line: string) => void): ProgressView {
  let lastTenth = 0;
  return {
    report({ done, of, label }) {
      const tenth = of > 0 ? Math.floor((done / of) * 10) : 0;
      if (tenth <= lastTenth) return;
      lastTenth = tenth;
      write(`${String(tenth * 10)} %, ${label}`);
    },
    end: () => undefined,
  };
}
