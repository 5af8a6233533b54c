import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { scratchFolder } from './tests/support/scratch-folder.ts'

// Journeys wait now and then: three workers keep two cores busy. Four fit into the memory of
// scratch-folder.ts.
const workers = Number(process.env['JOURNEY_WORKERS'] ?? Math.min(availableParallelism() + 1, 4))
// Below the ports that outgoing connections get (from 32768): one of them may be in the way.
const firstPort = Number(process.env['JOURNEY_PORT'] ?? 26_950)
// Each worker reads this file, with its own number in its environment.
const port = firstPort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

// As scripts/chromium.mjs chooses it.
const usualChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))!

const waiting = 'standing-orders.journey.ts'

// Journeys run against the built app in the Chromium of this machine; each worker has a demo of its
// own.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers,
  // Five times what the longest ones take alone: three workers share two cores.
  timeout: 120_000,
  // CI shares its cores with whatever its machine does besides; a journey that needs the second try
  // is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  // What waits for a job that looks each minute is begun first: begun last, it would wait alone
  // when the others have nothing left to do.
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'others', testIgnore: waiting },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test would take as long as the test: asked for by TRACES=on.
    trace: process.env['TRACES'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What the worker answers, a test could not intercept; the offline journey allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? usualChromium,
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
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: 'node tests/journeys/support/start-demo.mjs',
    url: `http://127.0.0.1:${firstPort + index}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(firstPort + index),
      SCRATCH: scratchFolder(),
      SEEDED: join(scratchFolder(), `larder-seeded-${process.pid}`),
      SEEDS: index === 0 ? 'yes' : 'no',
      DEMO: 'small',
      DEMO_ERP_SPEED: 'fast',
      LOG_LEVEL: 'error',
      LARDER_MOST_SIGN_IN_ATTEMPTS: '100',
      // All people of a worker call from one address, faster than people do.
      LARDER_REQUESTS_PER_MINUTE: '1000000',
      // Where developers.journey.ts receives webhooks.
      LARDER_WEBHOOK_TEST_HOSTS: `127.0.0.1:${firstPort + index + 300}`,
    },
  })),
})
