import { spawn } from 'node:child_process';

/** Runs a program to its end; resolves to its exit code and everything it printed, shown as it comes unless `isQuiet`. */
export function runProgram(command, args, { cwd, env = {}, isQuiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
