import { inProject } from '../project.mjs'

// What README and docs say of the product and can be tried again: what is run for it, and what is
// broken on purpose to see that the run would notice.

// A timeout alone says that the machine has something else to do.
const patience = { TEST_TIMEOUT: '180000' }

const vitest = (project, files, env = {}) => ({
  command: [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...files],
  env: { ...patience, ...env },
  figures: /Tests .*passed.*|\d+ calls lost their connection .*/g,
})
const calls = (...files) => vitest('calls', files)
const rules = (...files) => vitest('rules', files)
const script = (name, args = [], more = {}) => ({ command: [inProject('scripts', name), ...args], env: {}, ...more })

/** What a benchmark prints beside a goal that it missed. */
const missedGoal = (output) => /^Above its goal.*$/m.exec(output)?.[0]
/** Of calls beside SQL alone: the other floor answers what it has stored, which no portal can. */
const missedBesideSql = (output) => /^Above its goal beside SQL.*$/m.exec(output)?.[0]
const memoryAbove = (output) => {
  const [, used, goal] = /Server memory after the run: (\d+) MB \(goal: at most (\d+)\)/.exec(output) ?? []
  return Number(used) > Number(goal) ? `Server memory ${used} MB is above ${goal}` : undefined
}
const drill = (breach) =>
  script('drill.mjs', [], {
    env: breach ? { DRILL_BREACH: breach } : {},
    figures: /^.*(?:orders?|seconds|requests).*$/gim,
    cannotRun: /^The drill (?:needs|must) .*$/m,
  })

const once = 'src/areas/checkout/server/place-order-once.api.test.ts'
const idempotency = 'src/platform/http/idempotency.api.test.ts'
const concurrency = 'src/areas/carts/server/cart-concurrency.api.test.ts'
const reach = 'src/areas/access/server/reach.api.test.ts'
const refusals = 'tests/backup-refusals.test.ts'
const mergeCount = 'src/areas/inventory/rules/merge-count.test.ts'
const faults = 'tests/statement-faults.test.ts'

/** In the order in which they are tried. */
export const claims = [
  {
    name: 'once',
    claim: 'Orders, payments and messages happen once: under one key sent at once, a kill -9 and a lost commit',
    stands: 'README.md, docs/decisions/0005',
    steps: [calls(once, idempotency, 'change-order-once', 'killed.api', 'charge-faults')],
    planted: [
      {
        what: 'a key that is known counts as new',
        file: 'src/platform/http/idempotency.ts',
        from: 'if (claimed === 0) return replay(',
        to: 'if (claimed < 0) return replay(',
        steps: [calls(idempotency)],
      },
    ],
  },
  {
    name: 'updates',
    claim: 'No change is lost when several people change one cart, count, order or credit request at once',
    stands: 'docs/requirements.md CART-12',
    steps: [
      calls(concurrency, 'change-order-races', 'tests/close-count-races', 'tests/credit-races', 'tests/cart-merging'),
    ],
    planted: [
      {
        what: 'a cart is read without its lock',
        file: 'src/areas/carts/server/cart.store.ts',
        from: 'and t.id = :cartId for update of t`',
        to: 'and t.id = :cartId`',
        steps: [calls(concurrency)],
      },
    ],
  },
  {
    name: 'access',
    claim: 'No call reveals or changes what belongs to others, whoever asks',
    stands: 'docs/requirements.md ACCESS-4',
    steps: [
      calls('tests/access-matrix', 'tests/api-key-access', 'tests/punchout-access', 'tests/foreign-carts', reach),
    ],
    planted: [
      {
        what: 'every sales rep is taken for the rep of every customer',
        file: 'src/areas/access/server/may-act-for.ts',
        from: 'and ${user}.email = ${shipTo}.dsr_email)',
        to: "and ${shipTo}.dsr_email <> '')",
        steps: [calls(reach)],
      },
    ],
  },
  {
    name: 'restore',
    claim: 'An export comes back complete or not at all, and never with another secret key or an edited file',
    stands: 'docs/operations.md, Backup, restore, upgrade',
    steps: [calls('tests/backup')],
    planted: [
      {
        what: 'a truncated or edited file is taken as it is',
        file: 'src/app/cli/backup/read-export.ts',
        from: 'if (sha256 !== undefined && found !== sha256)',
        to: 'if (sha256 === undefined && found !== sha256)',
        steps: [calls(refusals)],
      },
    ],
  },
  {
    name: 'counts',
    claim: 'Counts of several devices merge to the same sheet in whatever order they arrive',
    stands: 'docs/requirements.md NEXT-9',
    steps: [
      rules(mergeCount, 'src/areas/receiving/rules/merge-receipt.test.ts'),
      calls('tests/close-count-races', 'src/areas/inventory/server/close-killed.api.test.ts'),
    ],
    planted: [
      {
        what: 'what was replaced stays',
        file: 'src/kit/merge-log.ts',
        from: 'return operations.filter(({ opId }) => !replaced.has(opId)).toSorted(byId)',
        to: 'return operations.toSorted(byId)',
        steps: [rules(mergeCount)],
      },
    ],
  },
  {
    name: 'faults',
    claim: 'A call that loses its connection at any of its statements leaves the database as it was, or is done',
    stands: 'docs/decisions/0005, 0006',
    // The tests of the calls themselves, each call with faults before its first success.
    steps: [
      calls(faults),
      {
        ...vitest('calls', ['src/'], { FAULTS_SHARE: '100' }),
        notesFaults: true,
      },
      { ...vitest('after-calls', ['tests/every-call-whole.test.ts'], { FAULTS_SHARE: '100' }), notesFaults: true },
    ],
    planted: [
      {
        what: 'the message to the ERP leaves before the order is committed',
        file: 'src/platform/database/transaction.ts',
        from: "sent.add(client.query('begin'))",
        to: "sent.add(client.query('select 1'))",
        steps: [calls(faults)],
      },
    ],
  },
  {
    name: 'failover',
    claim: 'The loss of the primary under load loses no acknowledged order, doubles none, and is over within 30 s',
    stands: 'docs/operations.md, On machines of your own',
    steps: [drill()],
    planted: ['async', 'starts-over', 'no-drain'].map((breach) => ({
      what: `DRILL_BREACH=${breach}`,
      steps: [drill(breach)],
    })),
  },
  {
    name: 'speed',
    claim: 'A call takes at most a few times as long as the same question asked by SQL, in at most 250 MB',
    stands: 'README.md, How fast',
    steps: [
      script('bench.mjs', [], {
        figures: /^[\d,]+ items.*$|^.*<=.*$|^Order file.*$|^Server memory.*$|^Every goal.*$|^Above.*$/gm,
        judge: (output) => missedBesideSql(output) ?? memoryAbove(output),
      }),
    ],
    planted: [],
  },
  {
    name: 'memory',
    claim: 'The search index of a million items neither fills the memory nor holds the event loop',
    stands: 'docs/decisions/0004, bench/README.md',
    steps: [
      script('bench.mjs', ['catalogue'], {
        env: { BENCH_ITEMS: process.env.BENCH_ITEMS ?? '1000000' },
        figures: /^.*(?:MB|ms).*$|^Every goal.*$|^Above.*$/gm,
        judge: missedGoal,
      }),
    ],
    planted: [],
  },
  {
    name: 'live',
    claim: 'Of 200 changes a second 5,000 open pages learn within 250 ms, and no change is refused',
    stands: 'docs/scale.md, The model',
    steps: [
      script('bench.mjs', ['live-events'], {
        env: { BENCH_STREAMS: '5000', BENCH_RATE: '200' },
        figures: /^.*(?:MB|ms).*$|^Every goal.*$|^Above.*$/gm,
        judge: missedGoal,
      }),
    ],
    planted: [],
  },
  {
    name: 'carts',
    claim: 'Jobs over 110,000 open carts ask for what is due and are done within 10 s',
    stands: 'bench/README.md',
    steps: [
      script('bench.mjs', ['cart-dates'], {
        env: { BENCH_CARTS: '110000' },
        figures: /^.* in [\d.]+ s.*$|^Every goal.*$|^Above.*$/gm,
        judge: missedGoal,
      }),
    ],
    planted: [],
  },
]
