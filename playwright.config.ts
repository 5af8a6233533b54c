import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEY_PORT'] ?? 46_950)

// Journeys run against the built app on a demo of its own, in the Chromium of this machine.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    // What the worker answers, a test could not intercept; the offline journey allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/journeys/support/start-demo.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DEMO: 'small',
      DEMO_ERP_SPEED: 'fast',
      LOG_LEVEL: 'error',
      LARDER_MOST_SIGN_IN_ATTEMPTS: '100',
    },
  },
})
