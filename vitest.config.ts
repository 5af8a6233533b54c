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

// How long a machine with something else to do may take; nothing is slow by itself.
const patience = 60_000

const calls = {
  globalSetup: ['tests/support/database.ts'],
  env: { NODE_ENV: 'test', TZ: 'UTC' },
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

// rules: no I/O. calls: with a database. statements: those of them that ask the database, for a run
// on another PostgreSQL; access, hostile input, failing wires and whole processes are the same
// there. shape: reads the sources themselves.
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
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['src/**/*.api.test.ts', 'tests/*.test.ts'],
          exclude: sourceTests,
          ...calls,
        },
      },
      {
        extends: true,
        test: {
          name: 'statements',
          include: [
            'src/**/*.api.test.ts',
            ...['database', 'foreign-carts', 'item-rules', 'prospect-prices'].map((name) => `tests/${name}*.test.ts`),
          ],
          exclude: ['src/**/*-killed.api.test.ts', 'src/**/*-faults.api.test.ts'],
          ...calls,
        },
      },
      {
        extends: true,
        test: { name: 'shape', include: sourceTests, testTimeout: patience },
      },
    ],
  },
})
