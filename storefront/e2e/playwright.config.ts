/**
 * Journeys run against the built shop on a new data folder; one shop for all of them, started
 * here.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workers } from '../../tools/suite/workers.ts';
import { consented } from './steps/consented.ts';
import { outsideOrigins } from './outside/origins.ts';

const port = Number(process.env['E2E_PORT'] ?? 3417);
// Inherited by workers, so that an operator's commands find the same shop.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'solvik-e2e-')));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: workers.journeys,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${String(port)}`,
    // The question of consent is consent.spec.ts's own.
    storageState: consented('none'),
    // Recording every journey would slow all of them down by half.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    // The options of shopProcess.mjs trade processor time for memory, which no journey measures.
    command: `"${process.execPath}" storefront/server/main.ts`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${String(port)}/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      DRAW_AHEAD: 'off',
      DRAW_WIDTH: '100',
      EDITOR_ORIGINS: outsideOrigins(port).listed,
    },
  },
});
