/** The browser of tests and pictures: pinned by npm on Linux x64, Playwright's elsewhere. */
import { execFileSync, spawnSync } from 'node:child_process';
import chromium from '@sparticuz/chromium';

/** Debian's package for each library the browser may lack. */
const packages: Readonly<Record<string, string>> = {
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libsmime3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libplc4.so': 'libnspr4',
  'libplds4.so': 'libnspr4',
  'libexpat.so.1': 'libexpat1',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libudev.so.1': 'libudev1',
  'libX11.so.6': 'libx11-6',
  'libxcb.so.1': 'libxcb1',
  'libfontconfig.so.1': 'libfontconfig1',
};

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

function missingLibraries(file: string): readonly string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0] ?? '');
}

/**
 * Path of the browser, unpacked and able to run; undefined where Playwright's is used. Throws with
 * advice if it cannot run.
 */
export async function pinnedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = await chromium.executablePath();
  const missing = missingLibraries(file);
  if (missing.length === 0) return file;
  const wanted = [...new Set(missing.map((library) => packages[library] ?? library))];
  const advice = `The test browser lacks ${missing.join(', ')}. Install ${wanted.join(' ')} with the system's package manager and run the tests again.`;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) throw new Error(advice);
  process.stdout.write(`Installing what the test browser lacks: ${wanted.join(' ')}\n`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(advice);
  }
  if (missingLibraries(file).length > 0) throw new Error(advice);
  return file;
}
