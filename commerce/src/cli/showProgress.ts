/** Shows how far a command has come: a bar on a terminal, a line every tenth of the way in a log. */
import { SingleBar } from 'cli-progress';
import type { CommandProgress } from './command.ts';

export interface ProgressView {
  readonly tell: (progress: CommandProgress) => void;
  /** Takes the bar away, so that lines may follow. */
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
    tell({ done, of, label }) {
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

/** One line per tenth, however often progress is told. */
export function lines(write: (line: string) => void): ProgressView {
  let told = 0;
  return {
    tell({ done, of, label }) {
      const tenth = of > 0 ? Math.floor((done / of) * 10) : 0;
      if (tenth <= told) return;
      told = tenth;
      write(`${String(tenth * 10)} %, ${label}`);
    },
    end: () => undefined,
  };
}
