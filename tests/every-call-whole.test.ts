import { expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { faultRun } from './support/fault-run.ts'
import { knownFaults, severalSteps, withoutExample } from './support/known-faults.ts'

// Read after a run of the calls with FAULTS (fault-run.ts); by itself there is nothing to read.
const run = faultRun()
const isWhole = (process.env['FAULTS_SHARE'] ?? '100') === '100'
const writes = areas
  .flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  .filter(({ method }) => method !== 'GET')

test.runIf(run && isWhole)(
  'every call that writes succeeds in a test of its area, which the faults come before',
  () => {
    const missing = writes.map(({ name }) => name).filter((name) => !run!.succeeded.has(name))
    expect(missing.toSorted()).toEqual(Object.keys(withoutExample).toSorted())
  },
)

test.runIf(run)(
  'a call that loses its connection at any statement leaves the database as it was, or is done [PLAT-2]',
  () => {
    const unknown = run!.reports.flatMap(({ call, file, findings }) =>
      findings
        .filter((finding) => !knownFaults.some((each) => each.call === call && each.finding.test(finding)))
        .map((finding) => `${call} in ${file}: ${finding}`),
    )
    expect(unknown).toEqual([])
  },
)

test.runIf(run)('a call stores what it does at once; those that take several steps are named with their reason', () => {
  const inSteps = new Set(run!.reports.filter(({ stored }) => stored.length > 1).map(({ call }) => call))
  expect([...inSteps].filter((call) => !(call in severalSteps)).toSorted()).toEqual([])
})

test.runIf(run && isWhole)('every call with a key is repeated after a lost commit, and returns what it did', () => {
  const replayed = new Set(run!.reports.filter(({ isReplayed }) => isReplayed).map(({ call }) => call))
  const missing = writes
    .filter(({ idempotent, name }) => idempotent && !(name in withoutExample))
    .map(({ name }) => name)
    .filter((name) => !replayed.has(name))
  expect(missing).toEqual([])
})

test.runIf(run && isWhole)('what is known of a call is still so', () => {
  const findings = new Set(run!.reports.flatMap(({ call, findings }) => findings.map((each) => `${call} ${each}`)))
  const gone = knownFaults.filter(
    ({ call, finding }) => ![...findings].some((each) => each.startsWith(`${call} `) && finding.test(each)),
  )
  expect(gone.map(({ call }) => call)).toEqual([])
})

if (run) {
  const { reports } = run
  const cuts = reports.reduce((sum, each) => sum + each.cuts, 0)
  const calls = new Set(reports.filter(({ status }) => status < 300).map(({ call }) => call))
  process.stdout.write(`${calls.size} calls lost their connection ${cuts} times\n`)
}
