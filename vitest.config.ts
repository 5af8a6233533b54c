import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const sourceTests = [
  'addresses',
  'architecture',
  'data-walls',
  'documents',
  'patterns',
  'libraries-on-demand',
  'statement-values',
].map((name) => `tests/${name}.test.ts`)

// rules: no I/O. calls: with a database. shape: reads the sources themselves.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.min(Math.max(availableParallelism(), 2), 4),
    // Files share the modules of their worker: loading them again for each took two thirds of the
    // time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.api.test.ts'],
          setupFiles: ['tests/support/real-timers.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['src/**/*.api.test.ts', 'tests/*.test.ts'],
          exclude: sourceTests,
          globalSetup: ['tests/support/database.ts'],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'shape', include: sourceTests },
      },
    ],
  },
})
