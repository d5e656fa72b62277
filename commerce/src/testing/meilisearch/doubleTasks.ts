/** Tasks and refusals of the double of a Meilisearch server, in its documented shapes. */

export interface Fault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export const fault = (status: number, code: string, message: string): Fault => ({
  status,
  code,
  message,
});

export const indexNotFound = (uid: string): Fault =>
  fault(404, 'index_not_found', `Index \`${uid}\` not found.`);

const bodyOf = ({ code, message }: Fault) => ({
  message,
  code,
  type: 'invalid_request',
  link: `https://docs.meilisearch.com/errors#${code}`,
});

export const refuse = (refused: Fault): Response =>
  Response.json(bodyOf(refused), { status: refused.status });

/** What a task does when it ends; a fault if it fails. */
type Run = () => Fault | undefined;

interface Task {
  /** How often it has been looked at. */
  looks: number;
  readonly indexUid: string | null;
  readonly type: string;
  readonly run: Run;
  error: Fault | null;
}

export interface DoubleTasks {
  readonly enqueue: (type: string, indexUid: string | null, run: Run) => Response;
  readonly read: (uid: number) => Response;
}

/** A task runs at the second look at it: a caller that does not wait finds nothing changed. */
export function createTasks(): DoubleTasks {
  const tasks: Task[] = [];
  return {
    enqueue(type, indexUid, run) {
      tasks.push({ looks: 0, indexUid, type, run, error: null });
      const enqueuedAt = '2026-11-20T10:00:00.000000Z';
      const taskUid = tasks.length - 1;
      return Response.json(
        { taskUid, indexUid, status: 'enqueued', type, enqueuedAt },
        { status: 202 },
      );
    },
    read(uid) {
      const task = tasks[uid];
      if (!task) return refuse(fault(404, 'task_not_found', `Task \`${String(uid)}\` not found.`));
      task.looks += 1;
      if (task.looks === 2) task.error = task.run() ?? null;
      const { indexUid, type, error, looks } = task;
      const ended = error ? 'failed' : 'succeeded';
      const status = looks < 2 ? 'processing' : ended;
      return Response.json({ uid, indexUid, status, type, error: error && bodyOf(error) });
    },
  };
}
