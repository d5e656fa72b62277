import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './paths.mjs';

/**
 * Runs a program from the project's root with the project's Node first on the path.
 * Resolves to its exit code and output; `onLine` receives each line as it arrives.
 */
export function runCommand(command, args, { onLine, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    const record = (chunk) => {
      output += chunk;
      rest += chunk;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    child.stdout.setEncoding('utf8').on('data', record);
    child.stderr.setEncoding('utf8').on('data', record);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
