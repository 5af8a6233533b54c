import { defineConfig } from 'vitest/config'

// rules: no I/O. calls: with a database. shape: reads the sources themselves.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.api.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['src/**/*.api.test.ts', 'tests/*.test.ts'],
          exclude: ['tests/architecture.test.ts', 'tests/patterns.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'shape', include: ['tests/architecture.test.ts', 'tests/patterns.test.ts'] },
      },
    ],
  },
})
