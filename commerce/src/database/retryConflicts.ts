/**
 * Runs a transaction again if the engine reports that it conflicted with another one (SQLSTATE
 * 40001, 40P01).
 */

const conflicts = new Set(['40001', '40P01']);

export function isConflict(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    conflicts.has(String(error.code))
  );
}

export async function retryConflicts<T>(attempt: () => Promise<T>, limit = 8): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || tries >= limit) throw error;
      // A random pause keeps two conflicting transactions from meeting again at the same step.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
    }
  }
}
