import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const sourceTests = [
  'addresses',
  'architecture',
  'data-walls',
  'distribution-keys',
  'documents',
  'feature-gates',
  'patterns',
  'libraries-on-demand',
  'loops',
  'prove',
  'rolling-upgrade',
  'statement-values',
].map((name) => `tests/${name}.test.ts`)

// Reads what a run of the calls has noted.
const afterCalls = ['tests/every-call-whole.test.ts']

// How long a machine with something else to do may take; nothing is slow by itself. Projects take
// no timeout from the command line.
const patience = Number(process.env['TEST_TIMEOUT'] ?? 60_000)

const cores = availableParallelism()
const calls = {
  // They wait now and then, for a process of their own or a clock: three workers keep two cores
  // busy. Run after the projects with fewer workers, where several are run together.
  maxWorkers: Math.min(cores + 1, 4),
  sequence: { groupOrder: 1 },
  globalSetup: ['tests/support/database.ts'],
  env: { NODE_ENV: 'test', TZ: 'UTC' },
  testTimeout: patience,
  hookTimeout: patience,
}

// What another PostgreSQL may do differently without refusing a statement: triggers, imports into
// tables of their own, locks, jobs and events. One file each.
const statementTests = [
  'autopay/server/runs',
  'carts/server/moved-dates',
  'carts/server/cart-lines',
  'checkout/server/place-order',
  'credit-requests/server/move-credit',
  'guides/server/change-guide',
  'imports/server/*',
  'inventory/server/close-inventory',
  'invoices/server/post-entries',
  'items/server/{category-images,item-store}',
  'payment-plans/server/payment-plans',
  'payments/server/{make-payment,import-payments}',
  'receiving/server/receiving',
  'sessions/server/{portal,session-stream}',
].map((path) => `src/areas/${path}.api.test.ts`)

// rules: no I/O. calls: with a database. statements: on another PostgreSQL, which is asked for each
// statement the calls have sent and does what may differ. shape: reads the sources themselves.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.min(Math.max(cores, 2), 4),
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
          setupFiles: ['tests/support/real-timers.ts', 'tests/support/seeded.ts'],
          env: { TZ: 'UTC' },
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['src/**/*.api.test.ts', 'tests/*.test.ts'],
          exclude: [...sourceTests, ...afterCalls, 'tests/older-server.test.ts'],
          setupFiles: ['tests/support/note-statements.ts', 'tests/support/seeded.ts'],
          ...calls,
        },
      },
      {
        extends: true,
        test: {
          name: 'statements',
          include: [
            ...statementTests,
            'src/platform/{events,jobs,outbox}/*.api.test.ts',
            'tests/{database,older-server}*.test.ts',
          ],
          exclude: ['src/**/*-killed.api.test.ts'],
          ...calls,
        },
      },
      {
        extends: true,
        test: { name: 'after-calls', include: afterCalls, env: { TZ: 'UTC' }, testTimeout: patience },
      },
      {
        extends: true,
        test: { name: 'shape', include: sourceTests, testTimeout: patience },
      },
    ],
  },
})
